/** Synonyms of the trade, short and long ones; one thing a line. */
export const en = `
temp = temperature
press = pressure
diff = differential
dp = differential pressure
xmtr = transmitter = transducer
tx = transmitter
pressure sensor = pressure transmitter = pressure transducer
temperature probe = temperature sensor = thermometer
tc = thermocouple = thermoelement
rtd = resistance thermometer = resistance temperature detector = platinum thermometer
thermowell = thermo well = protection tube = thermometer pocket
flowmeter = flow meter = flow sensor
magmeter = mag meter = mag flow meter = electromagnetic flow meter = magnetic flow meter
mass flow meter = coriolis flow meter
level transmitter = level sensor = level measurement = level gauge
gwr = guided-wave radar = tdr
manometer = pressure gauge
gage = gauge
shut-off valve = shutoff valve = isolation valve = isolating valve = stop valve = on-off valve
throttle valve = throttling valve = control valve = regulating valve
nrv = non-return valve = check valve
prv = pressure-reducing valve = pressure-relief valve
psv = safety valve = relief valve
actuator = drive = servo motor = operator
positioner = valve positioner = smart positioner
paperless recorder = chart recorder = data logger = videographic recorder
plc = programmable logic controller = programmable controller
pid controller = loop controller = process controller
hmi = operator panel = touch panel
io = input output
ai = analogue input
ao = analogue output
di = digital input
do module = digital output module
vfd = variable frequency drive = frequency converter = inverter
psu = power supply
ups = uninterruptible power supply
ss = stainless steel = inox
cs = carbon steel
alu = aluminium = aluminum
ptfe = teflon
fkm = viton
nbr = nitrile = buna
ex = explosion-protected = explosion-proof = atex = hazardous area
assy = assembly
gasket = seal
seal kit = gasket set = gasket kit = seal set = repair kit = spare seals = replacement seals = o-ring kit
mounting kit = mounting bracket = bracket = mount = fixing kit = mounting set
connection cable = connecting cable = cable = lead = cord
battery pack = battery = rechargeable battery = accu
interface card = interface board = plug-in card
accessories = accessory = seal kit = mounting kit = connection cable = battery pack = interface card
conn = connection = connector
adj = adjustable
qty = quantity
dia = diameter
ind = inductive
cap = capacitive
prox = proximity
photoelectric sensor = photo eye = light barrier
proximity switch = proximity sensor = prox sensor
limit switch = position switch = end switch
micro switch = microswitch = snap-action switch = snap switch
e-stop = estop = emergency stop
pull cord switch = rope-pull switch = pull wire switch
door switch = interlock switch = guard switch
light curtain = safety curtain = light grid
safety relay = safety controller
stack light = signal tower = tower light = andon light
beacon = warning light = strobe = flashing light
sounder = siren = horn = buzzer
barcode scanner = barcode reader = code reader = handheld scanner
rugged handheld = mobile computer = pda = data terminal
label printer = barcode printer = thermal printer = tag printer
gas detector = gas monitor = gas alarm = gas sensor
four-gas detector = multi-gas detector = 4 gas detector = quad gas detector
co = carbon monoxide
co2 = carbon dioxide
h2s = hydrogen sulphide = hydrogen sulfide
ch4 = methane
o2 = oxygen
nh3 = ammonia
lel = lower explosive limit
papr = powered air = powered respirator
respirator = breathing protection = respiratory protection
lone worker = man down
smoke alarm = smoke detector
fire panel = fire alarm panel = facp = fire alarm control panel
vesda = aspirating smoke detector
pir = motion sensor = motion detector = movement detector = presence detector = occupancy sensor
card reader = access reader = badge reader
cctv camera = security camera = surveillance camera = dome camera = ip camera
nvr = network video recorder = dvr = video recorder
power meter = energy meter = electricity meter = kwh meter
btu meter = heat meter = thermal energy meter
thermostat = room controller = temperature controller
fcu = fan coil = fan coil unit
ahu = air handling unit
bms = building management = building automation = bas
ddc = direct digital control = plant controller
control cabinet = switch cabinet = enclosure = control panel
junction box = terminal box = connection box
emergency light = emergency luminaire = exit light
dimmer = dimming controller = dimming actuator
fms = flight management system = flight management computer
fdr = flight data recorder = black box
pfd = primary flight display
aoa = angle of attack
tat = total air temperature
fmc = flight management computer
fadec = full-authority digital engine control = full-authority engine controller
nav light = navigation light = position light
landing lamp = landing light
pitot tube = pitot probe
icing = ice
stall vane = angle-of-attack sensor
satcom = satellite communication
wifi = wi-fi = wlan = wireless
lamp = light = luminaire
bulb = lamp
sanitary = hygienic = aseptic
quarter-turn = rotary
barcode = scanner
motor drive = actuator
damper motor = damper actuator
spare part = replacement part
logbook = log book = shift log
historian = process data archive
licence = license = subscription
vdc = v dc
vac = v ac
degc = °c = celsius
m3h = m³ h
analyser = analyzer = analysis
lorry = truck
spanner = wrench
dealer = distributor = reseller = stockist
wireless = cordless = radio
freezer = cold store = deep freeze = cold storage
quiet = low-noise = silent
shutoff = shut-off
4g = lte = cellular = mobile network
5g = cellular
cctv = dome camera = video surveillance = surveillance camera
carbon monoxide alarm = carbon monoxide detector = co alarm = co detector
working alone = lone worker
cross reference = part replacement = replacement
vandal proof = vandal resistant = impact resistant
entry reader = access reader
finger protection = light curtain
strobe = flashing light = anti-collision light
data collection = data collector = collecting data`
