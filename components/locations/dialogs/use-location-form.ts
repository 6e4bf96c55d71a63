"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { usePhotoUpload } from "@/components/photos/use-photo-upload";
import type {
  editLocationFormSchema,
  LocationForm,
  locationFormSchema,
} from "@/lib/features/locations/model/schema";

/** Returns the form of a location and the upload of its photo. */
export function useLocationForm(
  schema: typeof locationFormSchema | typeof editLocationFormSchema,
  defaultValues: LocationForm,
) {
  const form = useForm<LocationForm>({
    resolver: zodResolver(schema),
    mode: "onTouched",
    defaultValues,
  });
  const upload = usePhotoUpload({
    bucket: "location-photos",
    onChange: (photo) => form.setValue("photo", photo, { shouldDirty: true }),
  });
  return { form, upload, isSubmitting: form.formState.isSubmitting };
}
