const listeners = new Set<(numbers: readonly string[]) => void>()

/** Asks whoever prepares files for these invoices as one archive. */
export const requestInvoices = (numbers: readonly string[]): void => listeners.forEach((listener) => listener(numbers))

/** Returns how to stop. */
export const onInvoicesRequested = (listener: (numbers: readonly string[]) => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
