"use client";

import { BusyButton } from "@/components/shared/busy-button";
import { demoLimits } from "@/lib/core/demo-limits";
import { DEMO_ACCOUNT } from "@/lib/core/product";
import { useLogin } from "@/lib/features/accounts/client/mutations";
import { useEnter } from "./use-enter";

/** Shows the credentials of the demo account and a button that signs in with them. */
export function DemoAccount() {
  const { username, password } = DEMO_ACCOUNT;
  const enter = useEnter();
  const login = useLogin({ onSuccess: enter });
  return (
    <section
      aria-labelledby="demo-title"
      className="border-input/60 flex flex-col gap-4 rounded-2xl border border-dashed p-5"
    >
      <div>
        <h2 id="demo-title" className="font-semibold">
          Just looking around?
        </h2>
        <p className="text-muted-foreground mt-1 text-sm">
          Try the demo household: username{" "}
          <code className="text-foreground font-sans font-semibold">{username}</code>, password{" "}
          <code className="text-foreground font-sans font-semibold">{password}</code>.
        </p>
      </div>
      <BusyButton
        variant="outline"
        isBusy={login.isPending || login.isSuccess}
        busyLabel="Logging in..."
        onClick={() => login.mutate({ username, password, remember: false })}
      >
        Use the demo account
      </BusyButton>
      <p className="text-muted-foreground text-xs">{demoLimits.all}</p>
    </section>
  );
}
