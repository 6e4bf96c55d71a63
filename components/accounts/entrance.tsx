"use client";

import { useEffect, useState } from "react";
import { Card } from "@/components/ui/card";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { paths } from "@/lib/client/paths";
import { DemoAccount } from "./demo-account";
import { LoginForm } from "./login-form";
import { RegisterForm } from "./register-form";
import { useAccountForms } from "./use-account-forms";

export type EntranceTab = "login" | "register";

interface EntranceProps {
  initialTab: EntranceTab;
  isDemoOn: boolean;
}

/** The address follows the tab without a reload; what else is in it, a token say, stays. */
function showInAddress(tab: EntranceTab): void {
  const path = tab === "login" ? paths.login() : paths.register();
  window.history.replaceState(null, "", path + window.location.search);
}

/** Signing in and registering, side by side as tabs. */
export function Entrance({ initialTab, isDemoOn }: EntranceProps) {
  const [tab, setTab] = useState(initialTab);
  const forms = useAccountForms();

  useEffect(() => {
    const hasToken = new URLSearchParams(window.location.search).has("token");
    if (hasToken) showInAddress(initialTab);
  }, [initialTab]);

  function change(next: string) {
    const nextTab: EntranceTab = next === "register" ? "register" : "login";
    setTab(nextTab);
    showInAddress(nextTab);
  }

  return (
    <div className="flex flex-col gap-5">
      <Card className="gap-6">
        <Tabs value={tab} onValueChange={change} className="flex flex-col gap-6">
          <TabsList aria-label="Login or register">
            <TabsTrigger value="login">Login</TabsTrigger>
            <TabsTrigger value="register">Register</TabsTrigger>
          </TabsList>
          <TabsContent value="login" tabIndex={-1}>
            <LoginForm form={forms.login} />
          </TabsContent>
          <TabsContent value="register" tabIndex={-1}>
            <RegisterForm form={forms.register} />
          </TabsContent>
        </Tabs>
      </Card>
      {isDemoOn && <DemoAccount />}
    </div>
  );
}
