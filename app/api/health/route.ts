import { PRIVATE_HEADERS } from "@/lib/http/error-response";
import { databaseHealth } from "@/lib/server/database-health";
import { jobsHealth } from "@/lib/server/jobs-health";
import { version } from "@/package.json";

/** Reports whether the application works: for the start script, a load balancer or a person. */
export async function GET(): Promise<Response> {
  const database = await databaseHealth();
  const jobs = jobsHealth();
  const isOk = database === "ok" && jobs === "ok";
  return Response.json(
    { status: isOk ? "ok" : "down", database, jobs, version },
    { status: isOk ? 200 : 503, headers: PRIVATE_HEADERS },
  );
}
