/** The header of an export that says how many lines of it stand for a record: how far it is can be counted. */
export const EXPORT_RECORDS_HEADER = "x-export-records";
