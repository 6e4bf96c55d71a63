/** Header of an export with its number of records, one per line, for the progress of the download. */
export const EXPORT_RECORDS_HEADER = "x-export-records";
