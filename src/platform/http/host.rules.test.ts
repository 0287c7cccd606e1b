import { describe, expect, test } from 'vitest'
import { countHosts, isHost, toOriginForm } from '#platform/http/host.rules.ts'

describe('the host of a request [T-33]', () => {
  test.each([
    ['sps.localhost', true],
    ['sps.localhost:3000', true],
    ['SPS.Example.COM.', true],
    ['my_host', true],
    ['127.0.0.1:80', true],
    ['[::1]:3000', true],
    ['', false],
    ['sps.localhost:', false],
    ['sps.localhost:0', false],
    ['sps.localhost:65536', false],
    ['sps.localhost:3000x', false],
    ['sps.localhost:80:80', false],
    ['user@sps.localhost', false],
    ['user:secret@sps.localhost', false],
    ['sps.localhost/', false],
    ['sps.localhost, evil.example', false],
    ['sps.localhost evil.example', false],
    ['sps..localhost', false],
    ['[::1', false],
    [`${'a'.repeat(300)}.example`, false],
  ])('%j is one: %s', (host, expected) => {
    expect(isHost(host)).toBe(expected)
  })

  test.each([
    [['Host', 'a', 'Accept', 'host'], 1],
    [['Accept', '*/*'], 0],
    [['host', 'a', 'HOST', 'a'], 2],
  ])('%j names it %i times', (rawHeaders, expected) => {
    expect(countHosts(rawHeaders)).toBe(expected)
  })

  test.each([
    ['/us/en?a=http://x', 'a.example', '/us/en?a=http://x'],
    ['http://a.example/us/en', 'a.example', '/us/en'],
    ['HTTP://A.example:80/us', 'a.EXAMPLE:80', '/us'],
    ['http://a.example?q', 'a.example', '/?q'],
    ['http://evil.example/us/en', 'a.example', 'http://evil.example/us/en'],
    ['http://u@a.example/us/en', 'a.example', 'http://u@a.example/us/en'],
    ['http://a.example/us/en', undefined, 'http://a.example/us/en'],
    ['*', 'a.example', '*'],
  ])('the target %s at %s is %s', (target, host, expected) => {
    expect(toOriginForm(target, host)).toBe(expected)
  })
})
