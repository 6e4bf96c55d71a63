/** The texts of photo uploads, for toasts and for the field. */
export const photoCopy = {
  upload: {
    success: { title: "Photo uploaded", text: "The photo has been uploaded successfully." },
    failure: {
      title: "Error",
      text: "There was an error uploading the photo. Please try again.",
    },
  },
  notAnImage: "This file is not a picture. JPEG, PNG, WebP, AVIF and GIF work.",
} as const;
