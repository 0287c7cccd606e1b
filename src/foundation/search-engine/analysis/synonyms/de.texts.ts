/** Synonyms of the trade, short and long ones; one thing a line. */
export const de = `
drucktransmitter = drucksensor = druckaufnehmer = druckmessumformer = drucktransducer
temperatursensor = temperaturfühler = temperatursonde
transmitter = messumformer
durchflusszähler = durchflussmesser = durchflussmessgerät = durchflusssensor
mid = magnetisch-induktiver durchflussmesser
massedurchflussmesser = coriolis-durchflussmesser
füllstandssensor = füllstandmessung = füllstandmessgerät = niveausensor
pt100 = widerstandsthermometer
schutzrohr = tauchhülse
regelventil = stellventil
absperrventil = auf-zu-armatur = absperrarmatur
absperrklappe = regelklappe = drosselklappe
kugelhahn = kugelventil
stellantrieb = antrieb = aktor = stellmotor
schreiber = bildschirmschreiber = datenlogger
regler = controller
sps = speicherprogrammierbare steuerung
netzteil = stromversorgung
edelstahl = va = inox = rostfrei
näherungsschalter = näherungssensor = initiator
lichtschranke = optosensor = fotoelektrischer sensor
endschalter = positionsschalter = grenztaster
mikroschalter = schnappschalter
not-aus = not-halt
türschalter = verriegelungsschalter = zuhaltung
lichtgitter = lichtvorhang
signalleuchte = warnleuchte = blitzleuchte = rundumleuchte
signalampel = signalsäule
hupe = sirene = signalgeber
barcodescanner = handscanner = barcodeleser
etikettierdrucker = etikettendrucker = labeldrucker
gasmelder = gaswarngerät = gasdetektor = gassensor
rauchwarnmelder = rauchmelder
bewegungsmelder = präsenzmelder
überwachungskamera = dome-kamera = kamera
elektrozähler = stromzähler = elektrizitätszähler
wärmemengenzähler = wärmezähler
wasseruhr = wasserzähler
schaltkasten = schaltschrank
klemmkasten = anschlusskasten = abzweigkasten
dimmer = dimmaktor
feuermelder = brandmelder
lampe = leuchte
warnlampe = warnleuchte
notlicht = notleuchte = notbeleuchtung
landelicht = landescheinwerfer
lesegerät = leser = scanner
barcode = scanner
stellmotor = stellantrieb
heizungsregler = heizungsregelung = kesselregelung
lizenz = abonnement
wlan = wi-fi = drahtlos = funk
schichtbuch = schichtprotokoll
gebäudeleittechnik = gebäudeautomation = glt
händler = fachhändler = vertriebspartner
brandmeldezentrale = brandmelderzentrale = brandmeldeanlage = bmz = bma
dichtungssatz = dichtsatz = dichtungen = reparatursatz = ersatzdichtungen
montagesatz = halterung = halter = befestigung = montagekit
anschlussleitung = anschlusskabel = kabel = leitung
akkupack = akku = batterie
schnittstellenkarte = schnittstellenmodul = steckkarte
zubehör = dichtungssatz = montagesatz = anschlussleitung = akkupack = schnittstellenkarte
kartenleser = zutrittsleser = ausweisleser
kabellos = drahtlos = funk
tiefkühlhaus = kühlhaus
ersatz = nachfolger = austausch`
