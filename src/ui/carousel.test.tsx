import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Carousel, type CarouselTexts } from '#ui/carousel.tsx'

const texts: CarouselTexts = {
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  nameSlide: (number, count) => `Slide ${number} of ${count}`,
}
const show = (count = 3) =>
  render(
    <Carousel
      label="Stories"
      texts={texts}
      slides={['One', 'Two', 'Three'].slice(0, count).map((text) => (
        <p key={text}>{text}</p>
      ))}
    />,
  )

const stage = () => screen.getByRole('group', { name: 'Stories' }).firstElementChild!
const shown = () => [...stage().children].filter((slide) => !slide.hasAttribute('inert')).map((slide) => slide.textContent)
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

const setPageHidden = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('shows the next slide every five seconds and begins anew after the last [9.8.12]', () => {
  show()
  expect(shown()).toEqual(['One'])
  wait(4999)
  expect(shown()).toEqual(['One'])
  wait(1)
  expect(shown()).toEqual(['Two'])
  wait(5000)
  expect(shown()).toEqual(['Three'])
  wait(5000)
  expect(shown()).toEqual(['One'])
})

test('Next and Previous step through the slides and around their ends', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
  expect(shown()).toEqual(['Three'])
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(shown()).toEqual(['One'])
})

test('a step gives the new slide its full time', () => {
  show()
  wait(4000)
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  wait(4000)
  expect(shown()).toEqual(['Two'])
})

test('arrow keys step, unless they carry a modifier', () => {
  show()
  const next = screen.getByRole('button', { name: 'Next' })
  fireEvent.keyDown(next, { key: 'ArrowRight' })
  expect(shown()).toEqual(['Two'])
  fireEvent.keyDown(next, { key: 'ArrowLeft' })
  expect(shown()).toEqual(['One'])
  fireEvent.keyDown(next, { key: 'ArrowLeft', altKey: true })
  expect(shown()).toEqual(['One'])
})

test('Pause holds the slide until Play, and only then are changes announced', () => {
  show()
  expect(stage().getAttribute('aria-live')).toBe('off')
  const pause = screen.getByRole('button', { name: 'Pause' })
  pause.focus()
  fireEvent.click(pause)
  wait(20_000)
  expect(shown()).toEqual(['One'])
  expect(stage().getAttribute('aria-live')).toBe('polite')
  fireEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect(stage().getAttribute('aria-live')).toBe('off')
  wait(5000)
  expect(shown()).toEqual(['Two'])
})

test('rests under the mouse, but not under one that rests on its buttons', () => {
  show()
  fireEvent.pointerEnter(stage(), { pointerType: 'mouse' })
  wait(20_000)
  expect(shown()).toEqual(['One'])
  fireEvent.pointerLeave(stage(), { pointerType: 'mouse' })
  wait(5000)
  expect(shown()).toEqual(['Two'])
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Next' }), { pointerType: 'mouse' })
  wait(5000)
  expect(shown()).toEqual(['Three'])
})

test.each(['Next', 'Previous', 'Pause'])(
  'rests while ‘%s’ has focus, and goes on five seconds after it left [9.8.12]',
  (name) => {
    show()
    const button = screen.getByRole('button', { name })
    act(() => button.focus())
    wait(20_000)
    expect(shown()).toEqual(['One'])
    act(() => button.blur())
    wait(4999)
    expect(shown()).toEqual(['One'])
    wait(1)
    expect(shown()).toEqual(['Two'])
  },
)

test('rests while focus goes from one of its buttons to another', () => {
  show()
  act(() => screen.getByRole('button', { name: 'Pause' }).focus())
  act(() => screen.getByRole('button', { name: 'Next' }).focus())
  wait(20_000)
  expect(shown()).toEqual(['One'])
})

test('an arrow key in a slide takes the focus along to the next one, and leaving it lets the slides go on [9.8.12]', () => {
  render(
    <Carousel
      label="Stories"
      texts={texts}
      slides={['One', 'Two', 'Three'].map((text) => (
        <a key={text} href="/us/en">
          {text}
        </a>
      ))}
    />,
  )
  const link = screen.getByText('One')
  act(() => link.focus())
  fireEvent.keyDown(link, { key: 'ArrowRight' })
  expect(document.activeElement).toBe(stage().children[1])
  wait(20_000)
  expect(shown()).toEqual(['Two'])
  act(() => (document.activeElement as HTMLElement).blur())
  wait(5000)
  expect(shown()).toEqual(['Three'])
})

test('rests while the page is hidden', () => {
  show()
  setPageHidden(true)
  wait(20_000)
  expect(shown()).toEqual(['One'])
  setPageHidden(false)
  wait(5000)
  expect(shown()).toEqual(['Two'])
})

test('never moves by itself for visitors who prefer reduced motion', () => {
  const still = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.spyOn(window, 'matchMedia').mockReturnValue(still as unknown as MediaQueryList)
  show()
  wait(20_000)
  expect(shown()).toEqual(['One'])
})

const SWIPES = [
  ['40 px to the left shows the next slide', -40, 0, 'Two'],
  ['39 px to the left changes nothing', -39, 0, 'One'],
  ['40 px to the right shows the last slide', 40, 0, 'Three'],
  ['further down than across scrolls the page', -60, 80, 'One'],
] as const

describe.each(['touch', 'pen', 'mouse'])('drawn across with the %s', (pointerType) => {
  test.each(SWIPES)('%s [9.8.12]', (_, dx, dy, expected) => {
    show()
    fireEvent.pointerDown(screen.getByText('One'), { pointerId: 3, pointerType, clientX: 200, clientY: 100 })
    // The mouse may end anywhere.
    fireEvent.pointerUp(document.body, { pointerId: 3, pointerType, clientX: 200 + dx, clientY: 100 + dy })
    expect(shown()).toEqual([expected])
  })
})

describe('touch events', () => {
  const touchAt = (x: number, y = 100) => ({
    changedTouches: [{ clientX: x, clientY: y }],
    touches: [{ clientX: x, clientY: y }],
  })
  test.each(SWIPES)('%s [9.8.12]', (_, dx, dy, expected) => {
    show()
    fireEvent.touchStart(stage(), touchAt(200))
    fireEvent.touchEnd(stage(), touchAt(200 + dx, 100 + dy))
    expect(shown()).toEqual([expected])
  })

  test('and pointer events of one finger are one swipe', () => {
    show()
    const at = (clientX: number) => ({ pointerId: 3, pointerType: 'touch', clientX, clientY: 100 })
    fireEvent.pointerDown(stage(), at(200))
    fireEvent.touchStart(stage(), touchAt(200))
    fireEvent.pointerUp(stage(), at(120))
    fireEvent.touchEnd(stage(), touchAt(120))
    expect(shown()).toEqual(['Two'])
  })

  test('of two fingers are none', () => {
    show()
    const [one, other] = [touchAt(200), touchAt(260)]
    fireEvent.touchStart(stage(), one)
    fireEvent.touchStart(stage(), { ...other, touches: [...one.touches, ...other.touches] })
    fireEvent.touchEnd(stage(), touchAt(100))
    expect(shown()).toEqual(['One'])
  })
})

test('a link under a swipe is not followed, and the next click on it is', () => {
  render(
    <Carousel
      label="Stories"
      texts={texts}
      slides={[
        <a key="1" href="#there">
          One
        </a>,
        'Two',
      ]}
    />,
  )
  const link = screen.getByText('One')
  fireEvent.pointerDown(link, { pointerId: 3, pointerType: 'mouse', clientX: 200, clientY: 100 })
  fireEvent.pointerUp(link, { pointerId: 3, pointerType: 'mouse', clientX: 100, clientY: 100 })
  expect(fireEvent.click(link), 'refused').toBe(false)
  wait(1)
  expect(fireEvent.click(link)).toBe(true)
})

test('a single slide has nothing to steer and stays', () => {
  show(1)
  expect(screen.queryAllByRole('button')).toEqual([])
  wait(20_000)
  expect(shown()).toEqual(['One'])
})

test('the server sends every slide open, so that a page without script can scroll to each', () => {
  const html = renderToString(<Carousel label="Stories" texts={texts} slides={['One', 'Two']} />)
  expect(html).toContain('One')
  expect(html).toContain('Two')
  expect(html).not.toContain('inert')
  expect(html).not.toContain('data-awake')
})
