import type { SectionText } from '#demo/publications/section-text.ts'

export const SAFETY: SectionText = {
  title: 'Safety',
  paragraphs: [
    'Only people who have read this document and are trained for the work may work on {product}. Warnings mark danger to people, cautions mark danger to equipment.',
    'WARNING: Switch off and secure the installation against being switched on again. Stored energy may be present for up to 60 seconds after power is removed.',
    'CAUTION: Parts on the boards are sensitive to electrostatic discharge. Wear a wrist strap and keep boards in their bags.',
    'Do not change, bypass or remove safety devices. Use original parts: others have not been tested and end the approval.',
  ],
}
export const DESCRIPTION: SectionText = {
  title: 'Description',
  paragraphs: [
    '{product} consists of a housing, an electronics module and a connection compartment. The housing is sealed; the compartment has its own cover, so that the electronics stay closed while cables are connected.',
    'The electronics module measures, evaluates and reports. It checks itself every 250 ms and shows a fault within two seconds.',
    'Figure 1 shows the modules and the signals between them.',
  ],
  figure: 'block',
}
export const TOOLS: SectionText = {
  title: 'Tools and materials',
  paragraphs: ['Tools must be calibrated. Equivalents may be used where they reach the same accuracy.'],
  table: [
    ['Torque screwdriver, 0.5 to 6 Nm', 'TS-06'],
    ['Insulation tester, 500 V DC', 'IT-500'],
    ['Test lead set', 'TL-12'],
    ['Silicone grease, food grade', 'G-210'],
    ['Thread lock, medium', 'L-243'],
    ['Lint-free cloth', 'C-40'],
  ],
}
export const TESTING: SectionText = {
  title: 'Testing and fault isolation',
  paragraphs: ['Test before disassembly, so that the fault is known, and after assembly, so that it is gone.'],
  steps: [
    'Connect the unit to the test bench as the wiring diagram shows and switch on the supply.',
    'Wait until the self-test has ended. The status lamp must be green within ten seconds.',
    'Apply 0, 25, 50, 75 and 100 percent of the range. Deviations above 0.2 percent are faults.',
    'Measure the insulation resistance between the terminals and earth: at least 20 megohms.',
    'Write serial number, readings and date into the test record.',
  ],
  table: [
    ['Status lamp stays dark', 'Check fuse F1 and the supply at terminals 1 and 2'],
    ['Status lamp red', 'Read the fault code; replace the electronics module'],
    ['Reading drifts', 'Check the seal of the compartment for moisture'],
    ['No communication', 'Check address and terminating resistor'],
  ],
}
export const DISASSEMBLY: SectionText = {
  title: 'Disassembly',
  paragraphs: ['Work on a clean bench. Lay parts down in the order in which they were removed.'],
  steps: [
    'Loosen the four cover bolts crosswise and lift the cover off.',
    'Pull the connectors J1 and J2; do not pull on the wires.',
    'Remove the three screws of the electronics module and lift it out straight.',
    'Take the O-ring out of its groove with a tool of plastic. Do not use it again.',
    'Clean all sealing faces with a lint-free cloth.',
  ],
}
export const ASSEMBLY: SectionText = {
  title: 'Assembly and torque values',
  paragraphs: ['Assembly is disassembly in reverse order. Use new seals and a little silicone grease on them.'],
  table: [
    ['Cover bolts M5', '4.5 Nm'],
    ['Electronics module screws M3', '0.8 Nm'],
    ['Terminal screws', '0.6 Nm'],
    ['Cable gland M20', '5.0 Nm'],
    ['Earth stud M6', '3.5 Nm'],
  ],
  steps: ['Tighten the cover bolts crosswise in two passes.', 'Mark every bolt that has been tightened to its torque.'],
}
export const DATA: SectionText = {
  title: 'Technical data',
  paragraphs: ['Valid for all versions of {product} unless the nameplate says otherwise.'],
}
