import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
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

test('rests under the pointer', () => {
  show()
  fireEvent.pointerEnter(stage())
  wait(20_000)
  expect(shown()).toEqual(['One'])
  fireEvent.pointerLeave(stage())
  wait(5000)
  expect(shown()).toEqual(['Two'])
})

test('rests while one of its controls has focus', () => {
  show()
  const next = screen.getByRole('button', { name: 'Next' })
  act(() => next.focus())
  wait(20_000)
  expect(shown()).toEqual(['One'])
  act(() => next.blur())
  wait(5000)
  expect(shown()).toEqual(['Two'])
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

test.each([
  ['40 px to the left shows the next slide [9.8.12]', 'touch', -40, 'Two'],
  ['39 px to the left changes nothing [9.8.12]', 'touch', -39, 'One'],
  ['40 px to the right shows the last slide [9.8.12]', 'touch', 40, 'Three'],
  ['dragging the mouse selects text', 'mouse', -200, 'One'],
])('swipe: %s', (_, pointerType, dx, expected) => {
  show()
  fireEvent.pointerDown(stage(), { pointerType, clientX: 200, clientY: 100 })
  fireEvent.pointerUp(stage(), { pointerType, clientX: 200 + dx, clientY: 100 })
  expect(shown()).toEqual([expected])
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
