import { drawDamperActuator, drawLimitSwitch, drawLinearActuator } from '#demo/pictures/actuators.family.ts'
import { drawAirProbe, drawAvionicsBox, drawFlightDisplay } from '#demo/pictures/cockpit.family.ts'
import { drawEdgeGateway, drawRailController, drawSoftwareSuite } from '#demo/pictures/digital.family.ts'
import type { Draw } from '#demo/pictures/family.ts'
import { drawGasDetector, drawHandScanner, drawProximitySensor } from '#demo/pictures/handhelds.family.ts'
import { drawFlowMeter, drawPressureGauge, drawPressureTransmitter } from '#demo/pictures/meters.family.ts'
import { drawAlarmPanel, drawBeaconLight, drawSmokeDetector, drawThermostat } from '#demo/pictures/rooms.family.ts'
import { drawBallValve, drawControlValve, drawSolenoidValve } from '#demo/pictures/valves.family.ts'

export const FAMILIES = [
  'control-valve',
  'ball-valve',
  'pressure-transmitter',
  'flow-meter',
  'pressure-gauge',
  'solenoid-valve',
  'linear-actuator',
  'avionics-box',
  'flight-display',
  'air-probe',
  'beacon-light',
  'thermostat',
  'smoke-detector',
  'rail-controller',
  'damper-actuator',
  'gas-detector',
  'limit-switch',
  'proximity-sensor',
  'hand-scanner',
  'edge-gateway',
  'software-suite',
  'alarm-panel',
] as const
export type PictureFamily = (typeof FAMILIES)[number]

export const drawFamily: Readonly<Record<PictureFamily, Draw>> = {
  'control-valve': drawControlValve,
  'ball-valve': drawBallValve,
  'pressure-transmitter': drawPressureTransmitter,
  'flow-meter': drawFlowMeter,
  'pressure-gauge': drawPressureGauge,
  'solenoid-valve': drawSolenoidValve,
  'linear-actuator': drawLinearActuator,
  'avionics-box': drawAvionicsBox,
  'flight-display': drawFlightDisplay,
  'air-probe': drawAirProbe,
  'beacon-light': drawBeaconLight,
  thermostat: drawThermostat,
  'smoke-detector': drawSmokeDetector,
  'rail-controller': drawRailController,
  'damper-actuator': drawDamperActuator,
  'gas-detector': drawGasDetector,
  'limit-switch': drawLimitSwitch,
  'proximity-sensor': drawProximitySensor,
  'hand-scanner': drawHandScanner,
  'edge-gateway': drawEdgeGateway,
  'software-suite': drawSoftwareSuite,
  'alarm-panel': drawAlarmPanel,
}
