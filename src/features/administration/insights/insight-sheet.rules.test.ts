import { expect, test } from 'vitest'
import { toReportSheet } from '#features/administration/insights/insight-sheet.rules.ts'

const words = { chart: 'Chart', name: 'Of', series: 'Series', day: 'Day', value: 'Value', before: 'Before' }
const about = { definition: '', total: 3, before: 1 }

test('a report has every figure of the screen, a row for each', () => {
  const { headers, rows } = toReportSheet(
    {
      ...{ from: '2026-11-14', to: '2026-11-16', beforeFrom: '2026-11-12' },
      headlines: [
        {
          name: 'share',
          title: 'Conversion',
          definition: '',
          format: 'share',
          better: 'more',
          value: 0.5,
          before: null,
          trend: [],
        },
      ],
      charts: [
        {
          ...{ ...about, name: 'markets', title: 'By market', kind: 'ranked', unit: 'count', header: 'Market' },
          rows: [{ key: 'de', label: 'Germany', value: 3, before: 1 }],
        },
        {
          ...{ ...about, name: 'visits', title: 'Visits', kind: 'line', days: ['2026-11-14', '2026-11-15'] },
          ...{ series: [{ key: 'a', label: 'All', values: [1, 2] }], beforeValues: [0, 1] },
        },
      ],
    },
    words,
  )
  expect(headers).toEqual(['Chart', 'Of', 'Series', 'Value', 'Before'])
  expect(rows).toEqual([
    ['Conversion', undefined, undefined, 0.5, undefined],
    ['By market', 'Germany', undefined, 3, 1],
    ['Visits', '2026-11-14', 'All', 1, undefined],
    ['Visits', '2026-11-14', 'Before', undefined, 0],
    ['Visits', '2026-11-15', 'All', 2, undefined],
    ['Visits', '2026-11-15', 'Before', undefined, 1],
  ])
})
