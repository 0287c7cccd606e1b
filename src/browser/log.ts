/** Messages for the console alone [8.7]; the one place that may write there. */
export const logInfo = (message: string, ...details: readonly unknown[]): void => {
  // oxlint-disable-next-line no-console -- this is the log
  console.info(message, ...details)
}
