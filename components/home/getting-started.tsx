"use client";

import { Check, ClipboardCheck, type LucideIcon, MapPin, Package } from "lucide-react";
import { type ReactNode, useState } from "react";
import { RoomChips } from "@/components/locations/room-chips";
import { AppLink } from "@/components/shared/app-link";
import {
  START_COLUMN,
  START_TITLE,
  StartActions,
  StartContent,
} from "@/components/shared/start-content";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { paths } from "@/lib/core/paths";
import { PRODUCT } from "@/lib/core/product";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";

const ASK_AN_ADMIN = "An admin of your household adds what you keep. You will see it here.";

interface FirstStepsProps {
  hasLocations: boolean;
  /** Opens the import from a file. */
  onImport: () => void;
}

/** Shows the first steps of a household without items: its locations, then its items. */
export function FirstSteps({ hasLocations, onImport }: FirstStepsProps) {
  const canEdit = useIsAllowed("inventory:edit");
  const [hasUsedRooms, setHasUsedRooms] = useState(false);
  const step = hasLocations ? itemsStep : locationsStep;
  // The household has a location after the first tap on a room button. The welcome title remains until the
  // page is left, so that the room buttons do not move between taps.
  const isWelcome = !hasLocations || hasUsedRooms;
  const Title = isWelcome ? "h2" : "h1";
  return (
    <>
      {isWelcome && (
        <h1 className={cn(START_COLUMN, "mb-4 text-2xl leading-tight font-bold sm:mb-6")}>
          Welcome to {PRODUCT}
        </h1>
      )}
      <GettingStarted
        step={hasLocations ? 1 : 0}
        icon={step.icon}
        title={
          <Title className={cn(START_TITLE, isWelcome && canEdit && "min-h-[2lh] sm:min-h-0")}>
            {canEdit ? step.title : step.none}
          </Title>
        }
        text={canEdit ? step.text : ASK_AN_ADMIN}
        textClassName={cn(isWelcome && canEdit && "min-h-[3lh] min-[22rem]:min-h-[2lh] xl:min-h-0")}
        action={
          canEdit ? (
            <>
              {isWelcome && <RoomChips onUse={() => setHasUsedRooms(true)} />}
              <StartActions onImport={onImport}>
                <ActionLink href={step.href}>{step.action}</ActionLink>
              </StartActions>
            </>
          ) : (
            <ActionLink href={paths.shoppingList()}>Open Shopping List</ActionLink>
          )
        }
      />
    </>
  );
}

const locationsStep = {
  icon: MapPin,
  title: "Get Started with Your Inventory",
  none: "No locations yet",
  text: "Begin with the rooms and shelves where you keep things.",
  href: paths.locations(),
  action: "Add Locations",
};

const itemsStep = {
  icon: Package,
  title: "Add Your First Items",
  none: "No items yet",
  text: "Say what you want to have at home, and how much. Counting comes after.",
  href: paths.items({ adds: true }),
  action: "Add Items",
};

/** Shows the next step for a household that has never completed a check. */
export function FirstCheck() {
  const canRun = useIsAllowed("check:run");
  return (
    <GettingStarted
      step={2}
      icon={ClipboardCheck}
      title={
        <h1 className={START_TITLE}>
          {canRun ? "Perform Your First Inventory Check" : "No inventory check yet"}
        </h1>
      }
      text={
        canRun
          ? "Walk from place to place and count what is there. The shopping list writes itself."
          : "Once someone in your household has counted what is there, you will see it here."
      }
      action={
        canRun ? (
          <ActionLink href={paths.inventoryCheck()}>Start Inventory Check</ActionLink>
        ) : (
          <ActionLink href={paths.items()}>View Items</ActionLink>
        )
      }
    />
  );
}

function ActionLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button asChild size="lg" className="w-full sm:w-auto">
      <AppLink href={href}>{children}</AppLink>
    </Button>
  );
}

const steps = ["Locations", "Items", "Inventory check"];

interface GettingStartedProps {
  /** Index of the current step of getting started, from 0. */
  step: number;
  icon: LucideIcon;
  title: ReactNode;
  text: string;
  textClassName?: string;
  /** The link to the next step of getting started, or to a screen that a person without the permission can use. */
  action: ReactNode;
}

function GettingStarted({ step, icon, title, text, textClassName, action }: GettingStartedProps) {
  return (
    <Card className={cn(START_COLUMN, "gap-5 sm:gap-7")}>
      <Steps current={step} />
      <StartContent icon={icon} title={title} text={text} textClassName={textClassName}>
        {action}
      </StartContent>
    </Card>
  );
}

function Steps({ current }: { current: number }) {
  return (
    <ol className="flex flex-wrap gap-2 text-sm">
      {steps.map((name, index) => (
        <li
          key={name}
          aria-current={index === current ? "step" : undefined}
          className={cn(
            "text-muted-foreground flex flex-1 flex-col gap-2 leading-tight",
            index <= current && "text-accent-foreground font-semibold",
          )}
        >
          <span
            aria-hidden
            className={cn(
              "bg-secondary h-1.5 rounded-full",
              index < current && "bg-primary",
              index === current && "bg-primary/45",
            )}
          />
          <span className="flex items-start gap-1">
            {index < current && <Check aria-label="Done:" className="size-4.5 shrink-0" />}
            {name}
          </span>
        </li>
      ))}
    </ol>
  );
}
