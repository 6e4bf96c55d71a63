import { uploadedDto } from "@/lib/features/photos/model/dto";
import { MAX_UPLOAD_BYTES, uploadSchema } from "@/lib/features/photos/model/schema";
import { uploadPhoto } from "@/lib/features/photos/server/commands/upload-photo";
import { announcedSize, readUpload } from "@/lib/http/read-upload";
import { route } from "@/lib/http/route";

export const POST = route(
  uploadPhoto,
  { query: uploadSchema, output: uploadedDto, status: 201 },
  ({ run, query, request }) =>
    run({
      ...query,
      size: announcedSize(request),
      readBytes: () => readUpload(request, MAX_UPLOAD_BYTES),
      signal: request.signal,
    }),
);
