import { describeFindings } from "@/lib/platform/doctor/describe-findings";
import { examine } from "@/lib/platform/doctor/examine";
import { localAddress } from "./server/addresses";
import { runService } from "./server/run-service";

// npm run doctor: examines this installation and prints what to do about each fault. Exit code 1 means that
// something has to be corrected.
runService(
  async () => {
    const findings = await examine({
      environment: process.env,
      localAddress: ({ HOST: host, PORT: port }) => localAddress({ host, port }),
    });
    console.log(describeFindings(findings));
    if (findings.some(({ level }) => level === "error")) process.exitCode = 1;
  },
  { endsItself: true },
);
