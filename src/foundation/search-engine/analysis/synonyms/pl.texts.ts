/** Synonyms of the trade, short and long ones; one thing a line. */
export const pl = `
czujnik ciśnienia = przetwornik ciśnienia
sonda temperatury = czujnik temperatury
zawór odcinający = zawór zamykający
zawór motylkowy = przepustnica
zawór sterujący = zawór regulacyjny
stal nierdzewna = inox
czujnik zbliżeniowy = czujnik indukcyjny = inicjator
krańcówka = wyłącznik krańcowy = łącznik krańcowy
mikroprzełącznik = mikrowyłącznik
kurtyna bezpieczeństwa = kurtyna świetlna
kolumna sygnalizacyjna = wieża sygnalizacyjna
czytnik kodów = skaner
czujnik ruchu = czujnik obecności
kamera monitoringu = kamera kopułowa
szafa elektryczna = szafa sterownicza = rozdzielnica
licznik prądu = licznik energii elektrycznej
napęd = siłownik
puszka przyłączeniowa = puszka połączeniowa
czarna skrzynka = rejestrator parametrów lotu
wifi = wi-fi = bezprzewodowy
termoelement = termopara
dealer = dystrybutor = sprzedawca
zamiennik = następca = odpowiednik
zestaw uszczelek = komplet uszczelek = zestaw naprawczy = uszczelki
zestaw montażowy = uchwyt = wspornik = mocowanie
przewód przyłączeniowy = kabel przyłączeniowy = kabel = przewód
akumulator = bateria
akcesoria = osprzęt = zestaw uszczelek = zestaw montażowy = przewód przyłączeniowy = akumulator`
