import { expect, test } from 'vitest'
import { PriceLine } from '#ui/price-line.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'

const usd = (minor: string) => ({ minor, currency: 'USD' })

test('a price of one piece is bare text, whether it comes from JSON or from a calculation', () => {
  expect(renderUi(<PriceLine price={usd('129900')} />).container.innerHTML).toContain('$1,299.00')
  const { container } = renderUi(<PriceLine price={{ minor: 129_900n, currency: 'KWD' }} />)
  expect(container.textContent).toBe('KWD\u00a0129.900')
})

test('what has no price is on request', () => {
  expect(renderUi(<PriceLine price={undefined} per={100} breaks={[]} />).container.textContent).toBe('Price on request')
})

test('a price unit and breaks are said', () => {
  const breaks = [
    { from: 1000, price: usd('410') },
    { from: 5000, price: usd('385') },
  ]
  const { container, getAllByRole } = renderUi(<PriceLine price={usd('435')} per={100} breaks={breaks} />)
  expect(container.textContent).toContain('$4.35 per 100')
  expect(getAllByRole('listitem').map((item) => item.textContent)).toEqual(['from 1,000: $4.10', 'from 5,000: $3.85'])
})
