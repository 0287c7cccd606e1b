import { describe } from 'vitest'
import { createEngine } from '#features/search-engine/search-engine.service.ts'
import { describeEngine } from '#features/search-engine/testing/engine-contract.ts'
import { createScanEngine } from '#features/search-engine/testing/scan-engine.ts'

describe('the segment engine', () => {
  describeEngine((sources) => createEngine({ sources }))
})
describe('an engine that looks at every document', () => {
  describeEngine(createScanEngine)
})
