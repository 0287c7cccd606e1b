export const en = {
  period: 'Period',
  'period.7-days': '7 days',
  'period.4-weeks': '4 weeks',
  'period.year': 'Year',
  range: '{from} to {to}, against the period before',
  export: 'Export',
  report: 'Report',
  chart: 'Chart',
  name: 'Of',
  series: 'Series',
  day: 'Day',
  value: 'Value',
  before: 'Period before',
  none: 'Nothing was counted in this period.',
  'change.up': '{amount} more',
  'change.down': '{amount} less',
  'change.same': 'as before',
  'change.none': 'nothing to compare with',
  points: '{value} points',
  'step.share': '{share} of the step before',
  'total.count': 'Total {value},',
  'total.hours': 'Average {value} hours,',
  'total.seconds': 'Average {value} seconds,',
  'unit.hours': '{value} h',
  'unit.seconds': '{value} s',
}

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    insights: keyof typeof en
  }
}
