/** Values of types that no field of an answer has. */
export const wrongTypes = [undefined, null, "text", true, { n: 1 }];
