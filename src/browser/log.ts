/** What the product only writes down and nobody is shown [8.7]; the one place that may speak to the console. */
export const logInfo = (message: string, ...details: readonly unknown[]): void => {
  // oxlint-disable-next-line no-console -- this is the log
  console.info(message, ...details)
}
