/** The last part of a path; paths of assets hold plain letters only. */
export const toFileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
