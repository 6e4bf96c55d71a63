import { env } from "@/lib/core/env";

/**
 * Renders the operator of this server: OPERATOR_NAME, or a general description if the variable is not set.
 */
export function Operator() {
  return env().OPERATOR_NAME ?? "the person who runs this server";
}

/** Renders the contact of the operator: "Anna Example at anna@mail.example or by post to …". */
export function OperatorContact() {
  const { OPERATOR_EMAIL: email, OPERATOR_ADDRESS: address } = env();
  return (
    <>
      <Operator />
      {email && (
        <>
          {" at "}
          <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
      {email && address && " or"}
      {address && ` by post to ${address}`}
      {!email && !address && " at the address that they gave you"}
    </>
  );
}

/** Renders the jurisdiction: OPERATOR_JURISDICTION, otherwise the country of the operator. */
export function Jurisdiction() {
  return env().OPERATOR_JURISDICTION ?? "the country in which the operator lives or is established";
}
