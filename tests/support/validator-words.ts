/** Matches messages of the validation library, which must not be shown to users. */
export const VALIDATOR_WORDS =
  /expected .*(received|to (be|have)|one of)|invalid_type|invalid (input|option|string|key|value|number|iso)|too (big|small)|unrecognized key/i;
