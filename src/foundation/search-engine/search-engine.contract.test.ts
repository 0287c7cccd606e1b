import { describe } from 'vitest'
import { createEngine } from '#foundation/search-engine/search-engine.service.ts'
import { describeEngine } from '#foundation/search-engine/testing/engine-contract.ts'
import { createScanEngine } from '#foundation/search-engine/testing/scan-engine.ts'

describe('the segment engine', () => {
  describeEngine((sources) => createEngine({ sources }))
})
describe('an engine that looks at every document', () => {
  describeEngine(createScanEngine)
})
