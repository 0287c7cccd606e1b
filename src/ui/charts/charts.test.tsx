import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { BarChart } from '#ui/charts/bar-chart.tsx'
import { HorizontalBars } from '#ui/charts/horizontal-bars.tsx'
import { LineChart } from '#ui/charts/line-chart.tsx'
import { Sparkline } from '#ui/charts/sparkline.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { de } from '#ui/texts/de.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

const chart = {
  title: 'Searches per day',
  nameHeader: 'Day',
  names: ['13 Nov', '14 Nov', '15 Nov'],
  series: [
    { key: 'found', label: 'Found', values: [1_200, 400, 0] },
    { key: 'empty', label: 'Found nothing', values: [300, null, 10] },
  ],
}

test('a chart says in a sentence what it shows, and has its numbers as a table', () => {
  renderUi(<BarChart {...chart} />)
  expect(
    screen.getByRole('img', { name: 'Searches per day, 13 Nov to 15 Nov: highest 1,500 (13 Nov), lowest 10 (15 Nov).' }),
  ).toBeTruthy()
  const table = within(screen.getByRole('table', { name: 'Searches per day' }))
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'DayFoundFound nothing',
    '13 Nov1,200300',
    '14 Nov400–',
    '15 Nov010',
  ])
})

test('the sentence can be the page’s own', () => {
  renderUi(<BarChart {...chart} summary="Quiet days." />)
  expect(screen.getByRole('img', { name: 'Quiet days.' })).toBeTruthy()
})

test('numbers are written as the locale writes them', () => {
  render(
    <TextsProvider dictionaries={{ ui: de }} locale={{ country: 'de', language: 'de' }}>
      <BarChart {...chart} />
    </TextsProvider>,
  )
  expect(screen.getByRole('img', { name: '13 Nov: Found 1.200, Found nothing 300' })).toBeTruthy()
})

describe('points', () => {
  const point = (name: RegExp) => screen.getByRole('img', { name })

  test('are one stop of the Tab key, and arrows lead from one to the next', () => {
    renderUi(<LineChart {...chart} />)
    const group = screen.getByRole('group', { name: 'Searches per day, point by point' })
    const stops = () =>
      within(group)
        .getAllByRole('img')
        .filter((each) => each.tabIndex === 0)
    expect(stops()).toEqual([point(/^13 Nov: Found 1,200/)])
    fireEvent.keyDown(group, { key: 'ArrowRight' })
    expect(document.activeElement).toBe(point(/^14 Nov: Found 400, Found nothing –/))
    fireEvent.keyDown(group, { key: 'End' })
    expect(document.activeElement).toBe(point(/^15 Nov/))
    fireEvent.keyDown(group, { key: 'ArrowRight' })
    expect(stops()).toEqual([point(/^15 Nov/)])
    fireEvent.keyDown(group, { key: 'Home' })
    fireEvent.keyDown(group, { key: 'ArrowLeft' })
    expect(document.activeElement).toBe(point(/^13 Nov/))
  })

  test('show shares where the chart is about shares', () => {
    renderUi(
      <LineChart
        {...chart}
        series={[{ key: 'share', label: 'Share', values: [0.25, 0.5, null] }]}
        formatValue={(value) => `${value * 100} %`}
      />,
    )
    expect(screen.getByRole('img', { name: /highest 50 % \(14 Nov\), lowest 25 % \(13 Nov\)/ })).toBeTruthy()
  })
})

test('a chart without a value says so', () => {
  renderUi(<LineChart {...chart} series={[{ key: 'a', label: 'A', values: [null, null, null] }]} />)
  expect(screen.getByRole('img', { name: 'Searches per day: no values.' })).toBeTruthy()
})

test('ranked values are a table by themselves', () => {
  renderUi(
    <HorizontalBars
      title="Visits by site"
      nameHeader="Site"
      valueHeader="Visits"
      values={[
        { key: 'a', label: 'Process', value: 421_000 },
        { key: 'b', label: 'Building', value: 0 },
      ]}
    />,
  )
  const table = within(screen.getByRole('table', { name: 'Visits by site' }))
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual(['SiteVisits', 'Process421,000', 'Building0'])
})

test('a sparkline is read out as where it began, where it ended and how high it was', () => {
  renderUi(<Sparkline values={[3, 9, 4]} />)
  expect(screen.getByText('From 3 to 4, highest 9')).toBeTruthy()
})
