"use client";

import { useEffect, useState } from "react";
import { Card } from "@/components/ui/card";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { forgetDraft } from "@/lib/client/device/draft";
import { forgetOthers } from "@/lib/client/device/forget-device";
import { currentQuery, replaceAddress } from "@/lib/client/history/address";
import { paths } from "@/lib/core/paths";
import { DemoAccount } from "./demo-account";
import { InvitedRegistration } from "./invited-registration";
import { LoginForm } from "./login-form";
import { RegisterForm } from "./register-form";
import { useAccountForms } from "./use-account-forms";

export type EntranceTab = "login" | "register";

interface EntranceProps {
  initialTab: EntranceTab;
  /** The token of the invitation in the URL, if there is one. */
  token?: string | null;
  isDemoOn: boolean;
}

/**
 * Replaces the URL with that of the selected tab, login or registration. The query, such as the token of an
 * invitation, is unchanged.
 */
function showInAddress(tab: EntranceTab): void {
  const path = tab === "login" ? paths.login() : paths.register();
  replaceAddress(path + currentQuery());
}

/** Shows the login form and the registration form as tabs. */
export function Entrance({ initialTab, token: initialToken = null, isDemoOn }: EntranceProps) {
  const [tab, setTab] = useState(initialTab);
  const [token, setToken] = useState(initialToken);
  const forms = useAccountForms();

  useEffect(() => {
    const hasToken = new URLSearchParams(currentQuery()).has("token");
    if (hasToken) showInAddress(initialTab);
  }, [initialTab]);

  useEffect(() => {
    // No user is signed in on this screen. Stored household data is deleted from the device.
    // Pending writes are not deleted: their user can sign in again and send them.
    void forgetOthers();
    forgetDraft();
  }, []);

  function change(next: EntranceTab) {
    setTab(next);
    showInAddress(next);
  }

  function withdraw() {
    setToken(null);
    replaceAddress(paths.register());
  }

  return (
    <div className="flex flex-col gap-5">
      <Card className="gap-6">
        <Tabs value={tab} onValueChange={(value) => change(value === "register" ? value : "login")}>
          <TabsList aria-label="Login or register">
            <TabsTrigger value="login">Login</TabsTrigger>
            <TabsTrigger value="register">Register</TabsTrigger>
          </TabsList>
          <TabsContent value="login">
            <LoginForm form={forms.login} />
          </TabsContent>
          <TabsContent value="register">
            {token ? (
              <InvitedRegistration form={forms.register} token={token} onWithdraw={withdraw} />
            ) : (
              <RegisterForm form={forms.register} />
            )}
          </TabsContent>
        </Tabs>
      </Card>
      {isDemoOn && !token && tab === "login" && <DemoAccount />}
    </div>
  );
}
