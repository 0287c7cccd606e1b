import { Counter, Histogram, type Registry } from 'prom-client'
import type { RenditionOutcome } from '#features/site/media/rendition-maker.service.ts'

/** Metrics of drawing pictures. */
export const countRenditions = (registry: Registry) => {
  const outcomes = new Counter({
    name: 'media_renditions_total',
    help: 'Renditions asked for: kept already, made now, made but refused by the file store (unkept), or of a picture that cannot be read',
    labelNames: ['outcome', 'format'],
    registers: [registry],
  })
  const duration = new Histogram({
    name: 'media_rendition_seconds',
    help: 'From the wish for a new rendition to its file, waiting included',
    labelNames: ['format'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers: [registry],
  })
  return (outcome: RenditionOutcome, format: string, seconds: number): void => {
    outcomes.inc({ outcome, format })
    if (outcome === 'made') duration.observe({ format }, seconds)
  }
}
