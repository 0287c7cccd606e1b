/** Where a key leads among the points of a chart; undefined for keys that are not ours. */
export const choosePoint = (key: string, current: number, count: number): number | undefined => {
  switch (key) {
    case 'ArrowRight':
      return Math.min(count - 1, current + 1)
    case 'ArrowLeft':
      return Math.max(0, current - 1)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
