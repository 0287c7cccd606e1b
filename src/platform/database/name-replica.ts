/** An address without user and password, for metrics and findings. */
export const nameReplica = (url: string): string => {
  const { host, searchParams } = new URL(url)
  return searchParams.get('host') ?? host
}
