/** Words of the validation library itself, which no person should read. */
export const VALIDATOR_WORDS =
  /expected .*(received|to (be|have)|one of)|invalid_type|invalid (input|option|string|key|value|number|iso)|too (big|small)|unrecognized key/i;
