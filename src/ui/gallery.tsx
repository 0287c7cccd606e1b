import { ChartSamples } from '#ui/gallery/chart-samples.tsx'
import { Controls } from '#ui/gallery/controls.tsx'
import { Data } from '#ui/gallery/data.tsx'
import { Feedback } from '#ui/gallery/feedback.tsx'
import { Foundations } from '#ui/gallery/foundations.tsx'
import { Overlays } from '#ui/gallery/overlays.tsx'
import { ToastProvider } from '#ui/toast.tsx'
import styles from './gallery/gallery.module.css'

const CHAPTERS = [
  ['foundations', 'Foundations'],
  ['controls', 'Controls'],
  ['data', 'Data'],
  ['charts', 'Charts'],
  ['feedback', 'Feedback'],
  ['overlays', 'Overlays'],
] as const

/** Every part of the design system in every state; a page of the demo shows it. */
export const Gallery = () => (
  <ToastProvider>
    <div className={styles.gallery}>
      <header className={`${styles.hero} on-hero`}>
        <div className="wrap">
          <h1>One construction, five coats of paint</h1>
          <p>
            Hairlines, exact alignment and one typeface. Every part below reads tokens only, works with a keyboard, and says its
            state in words.
          </p>
          <nav aria-label="Chapters">
            {CHAPTERS.map(([id, name]) => (
              <a key={id} href={`#${id}`}>
                {name}
              </a>
            ))}
          </nav>
        </div>
      </header>
      <div className={`wrap ${styles.chapters}`}>
        <Foundations />
        <Controls />
        <Data />
        <ChartSamples />
        <Feedback />
        <Overlays />
      </div>
    </div>
  </ToastProvider>
)
