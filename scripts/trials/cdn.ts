import { existsSync, globSync } from 'node:fs'
import { findProgram } from './find-program.ts'
import { runTrialFile } from './run-trial.ts'

/** `npm run trial -- cdn` tries deploy/varnish/portico.vcl; VARNISHD names Varnish where it is not in the PATH. */
export const runTrial = async (): Promise<boolean> => {
  const program = findProgram('varnishd', 'VARNISHD')
  const hasKeys = globSync('/usr/lib/*/varnish/vmods/libvmod_xkey.so').some(existsSync)
  if (program === undefined || !hasKeys) {
    process.stdout.write('Skipped: Varnish is not installed (apt-get install varnish varnish-modules, or VARNISHD=…).\n')
    return true
  }
  return runTrialFile('cdn.trial.ts', { VARNISHD: program })
}
