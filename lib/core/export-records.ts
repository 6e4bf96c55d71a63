/** Response header with the number of records in an export. The download progress is computed from it. */
export const EXPORT_RECORDS_HEADER = "x-export-records";
