import setUp from "@/tests/support/app-for-browsers";

/** Starts the app as for the browser tests, but it only gets the processor time that the browser leaves. */
export default function setUpInBackground(): Promise<() => Promise<void>> {
  return setUp({ isBackground: true });
}
