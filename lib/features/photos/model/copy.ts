/** Text of a failed upload, in its toast and beside the field. */
export const UPLOAD_FAILED = "There was an error uploading the photo. Please try again.";
