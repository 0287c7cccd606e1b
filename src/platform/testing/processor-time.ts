/** Milliseconds that this process has worked since; a machine that is busy with others takes longer, but works no more. */
export const startProcessorClock = (): (() => number) => {
  const start = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  }
}
