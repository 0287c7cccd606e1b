import { BarChart } from '#ui/charts/bar-chart.tsx'
import { HorizontalBars } from '#ui/charts/horizontal-bars.tsx'
import { LineChart } from '#ui/charts/line-chart.tsx'
import { Sparkline } from '#ui/charts/sparkline.tsx'
import { Chapter, Row, Specimen } from '#ui/gallery/specimen.tsx'

const WEEKS = ['W40', 'W41', 'W42', 'W43', 'W44', 'W45', 'W46']
const NOW = [41_200, 43_900, 40_100, 47_800, 49_300, 52_600, 58_000]
const BEFORE = [38_000, 39_400, 41_700, 40_200, 44_100, 45_000, 47_300]

export const ChartSamples = () => (
  <Chapter id="charts" title="Charts" lead="From zero, with three grid lines; every drawing is also a sentence and a table.">
    <Specimen title="Line" span={6}>
      <LineChart
        title="Visits a week"
        headingLevel={4}
        nameHeader="Week"
        names={WEEKS}
        series={[
          { key: 'now', label: 'Now', values: NOW },
          { key: 'before', label: 'A year before', values: BEFORE, tone: 'c4', isDashed: true },
        ]}
      />
    </Specimen>
    <Specimen title="Stacked bars" span={6}>
      <BarChart
        title="Downloads a week"
        headingLevel={4}
        nameHeader="Week"
        names={WEEKS}
        series={[
          { key: 'documents', label: 'Documents', values: NOW },
          { key: 'software', label: 'Software', values: BEFORE.map((count) => Math.round(count / 2)) },
          { key: 'firmware', label: 'Firmware', values: BEFORE.map((count) => Math.round(count / 4)) },
        ]}
      />
    </Specimen>
    <Specimen title="Bars" note="Amber and red only for what is late." span={6}>
      <BarChart
        title="Open amounts by age, EUR"
        headingLevel={4}
        nameHeader="Age"
        names={['Not due', '1 to 30', '31 to 60', 'Over 60']}
        series={[{ key: 'open', label: 'Open', values: [41_820, 33_940, 5_708, 884] }]}
      />
    </Specimen>
    <Specimen title="Ranked values and sparklines" span={6}>
      <HorizontalBars
        title="Visits by range"
        headingLevel={4}
        nameHeader="Range"
        valueHeader="Visits"
        values={[
          { key: 'valves', label: 'Valves', value: 421_000 },
          { key: 'sensors', label: 'Sensors', value: 334_000 },
          { key: 'late', label: 'Waiting too long', value: 75_000, tone: 'bad' },
        ]}
      />
      <Row>
        <Sparkline values={[2, 4, 3, 6, 8, 12, 11, 16]} />
        <Sparkline values={[16, 12, 13, 9, 6, 7, 3, 2]} />
      </Row>
    </Specimen>
  </Chapter>
)
