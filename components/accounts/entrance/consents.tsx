"use client";

import type { ReactNode } from "react";
import { CheckboxField } from "@/components/shared/checkbox-field";
import { paths } from "@/lib/core/paths";
import { PRODUCT } from "@/lib/core/product";
import type { RegisterFormState } from "./use-account-forms";

/** Shows the required consents and the optional ones of the registration form. */
export function Consents({ control }: { control: RegisterFormState["control"] }) {
  return (
    // The touch area of a checkbox is larger than the checkbox. With these heights the touch areas of two rows do not
    // overlap, and an error moves nothing: it has two lines, or one in the card of wide windows.
    <fieldset className="flex flex-col [&>div]:min-h-14 lg:[&>div]:min-h-11">
      <legend className="sr-only">Consents</legend>
      <CheckboxField
        control={control}
        name="privacyConsent"
        note="Required"
        label={
          <>
            I agree to the <NewTabLink href={paths.privacyPolicy()}>Privacy Policy</NewTabLink>
          </>
        }
      />
      <CheckboxField
        control={control}
        name="termsConsent"
        note="Required"
        label={
          <>
            I agree to the <NewTabLink href={paths.terms()}>Terms of Service</NewTabLink>
          </>
        }
      />
      <CheckboxField
        control={control}
        name="marketingConsent"
        label={`Send me news about ${PRODUCT} (optional)`}
      />
    </fieldset>
  );
}

function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="text-primary font-medium underline underline-offset-4"
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
