/** Where Playwright writes the report. Its results beside it are gone when the report is complete. */
export const reportFolder = '.build/report'
