import { ChangeText } from '#features/administration/insights/change-text.tsx'
import { compare } from '#features/administration/insights/change.rules.ts'
import type { ShownHeadline } from '#features/administration/insights/insight-report.schema.ts'
import { NO_VALUE } from '#ui/charts/chart-frame.tsx'
import { Sparkline } from '#ui/charts/sparkline.tsx'
import { FigureBoxes } from '#ui/figure-boxes.tsx'
import { useFormats } from '#ui/use-formats.ts'

/** The numbers that matter most, each with the one before and how it went. */
export const Headlines = ({ headlines }: { headlines: readonly ShownHeadline[] }) => {
  const { number } = useFormats()
  const show = ({ value, format }: ShownHeadline): string => {
    if (value === null) return NO_VALUE
    return format === 'share' ? number(value, { style: 'percent', maximumFractionDigits: 1 }) : number(value)
  }
  return (
    <FigureBoxes
      boxes={headlines.map((headline) => ({
        title: headline.title,
        value: (
          <>
            {show(headline)}
            <Sparkline values={headline.trend.map((value) => (headline.format === 'share' ? value * 100 : value))} />
          </>
        ),
        notes: [
          <ChangeText key="change" change={compare(headline)} isShare={headline.format === 'share'} />,
          headline.definition,
        ],
      }))}
    />
  )
}
