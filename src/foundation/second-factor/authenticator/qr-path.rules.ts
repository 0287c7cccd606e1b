/** The dark squares of a QR code as one path of an SVG whose unit is a square: runs in a row become one bar. */
export const drawModules = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return []
        const end = row.findIndex((dark, at) => at > x && !dark)
        return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`]
      }),
    )
    .join('')
