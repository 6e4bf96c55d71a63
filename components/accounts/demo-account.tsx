"use client";

import { BusyButton } from "@/components/shared/busy-button";
import { DEMO_ACCOUNT } from "@/lib/core/product";
import { useLogin } from "@/lib/features/accounts/queries";
import { useEnter } from "./use-enter";

/** The demo account with its user name and password, and a button that signs in with it. */
export function DemoAccount() {
  const enter = useEnter();
  const login = useLogin({ onSuccess: enter, onError: () => {} });
  return (
    <section
      aria-labelledby="demo-title"
      className="flex flex-col gap-4 rounded-2xl border border-dashed border-input/60 p-5"
    >
      <div>
        <h2 id="demo-title" className="font-semibold">
          Just looking around?
        </h2>
        <p className="mt-1 text-[0.9375rem] text-muted-foreground">
          Try the demo household: username{" "}
          <code className="font-sans font-semibold text-foreground">{DEMO_ACCOUNT.username}</code>,
          password{" "}
          <code className="font-sans font-semibold text-foreground">{DEMO_ACCOUNT.password}</code>.
        </p>
      </div>
      <BusyButton
        variant="outline"
        isBusy={login.isPending || login.isSuccess}
        busyLabel="Logging in..."
        onClick={() => login.mutate({ ...DEMO_ACCOUNT, remember: false })}
      >
        Use the demo account
      </BusyButton>
    </section>
  );
}
