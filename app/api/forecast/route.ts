import { forecastDto } from "@/lib/features/forecast/model/dto";
import { getForecast } from "@/lib/features/forecast/server/reads";
import { route } from "@/lib/http/route";

export const GET = route(getForecast, { output: forecastDto }, ({ run }) => run());
