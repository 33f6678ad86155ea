// Dates in languages, from the Unicode CLDR as Foundation formats them.

extension DateWords {
  static let table: [DateWords] = [
    DateWords(
      "en", date: "MMM d, y", long: "MMMM d, y", month: "MMMM y", day: "EEE, MMM d", time: "h:mm a",
      firstWeekday: 0, halves: "AM|PM",
      months: "January|February|March|April|May|June|July|August|September|October|November|December",
      shortMonths: "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec",
      weekdays: "Sun|Mon|Tue|Wed|Thu|Fri|Sat"),
    DateWords(
      "en-GB", date: "d MMM y", long: "d MMMM y", month: "MMMM y", day: "EEE d MMM", time: "HH:mm",
      firstWeekday: 1, halves: "am|pm",
      months: "January|February|March|April|May|June|July|August|September|October|November|December",
      shortMonths: "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec",
      weekdays: "Sun|Mon|Tue|Wed|Thu|Fri|Sat"),
    DateWords(
      "cs", date: "d. M. y", long: "d. MMMM y", month: "LLLL y", day: "EEE d. M.", time: "H:mm",
      firstWeekday: 1, halves: "dop.|odp.",
      months: "ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince",
      monthsAlone: "leden|únor|březen|duben|květen|červen|červenec|srpen|září|říjen|listopad|prosinec",
      shortMonths: "led|úno|bře|dub|kvě|čvn|čvc|srp|zář|říj|lis|pro",
      weekdays: "ne|po|út|st|čt|pá|so"),
    DateWords(
      "da", date: "d. MMM y", long: "d. MMMM y", month: "MMMM y", day: "EEE d. MMM", time: "HH.mm",
      firstWeekday: 1, halves: "AM|PM",
      months: "januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december",
      shortMonths: "jan.|feb.|mar.|apr.|maj|jun.|jul.|aug.|sep.|okt.|nov.|dec.",
      weekdays: "søn.|man.|tirs.|ons.|tors.|fre.|lør."),
    DateWords(
      "de", date: "dd.MM.y", long: "d. MMMM y", month: "MMMM y", day: "EEE d. MMM", time: "HH:mm",
      firstWeekday: 1, halves: "AM|PM",
      months: "Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember",
      shortMonths: "Jan.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sept.|Okt.|Nov.|Dez.",
      weekdays: "So|Mo|Di|Mi|Do|Fr|Sa",
      weekdaysInDates: "So.|Mo.|Di.|Mi.|Do.|Fr.|Sa."),
    DateWords(
      "el", date: "d MMM y", long: "d MMMM y", month: "LLLL y", day: "EEE d MMM", time: "h:mm a",
      firstWeekday: 1, halves: "πμ|μμ",
      months:
        "Ιανουαρίου|Φεβρουαρίου|Μαρτίου|Απριλίου|Μαΐου|Ιουνίου|Ιουλίου|Αυγούστου|Σεπτεμβρίου|Οκτωβρίου|Νοεμβρίου|Δεκεμβρίου",
      monthsAlone:
        "Ιανουάριος|Φεβρουάριος|Μάρτιος|Απρίλιος|Μάιος|Ιούνιος|Ιούλιος|Αύγουστος|Σεπτέμβριος|Οκτώβριος|Νοέμβριος|Δεκέμβριος",
      shortMonths: "Ιαν|Φεβ|Μαρ|Απρ|Μαΐ|Ιουν|Ιουλ|Αυγ|Σεπ|Οκτ|Νοε|Δεκ",
      weekdays: "Κυρ|Δευ|Τρί|Τετ|Πέμ|Παρ|Σάβ"),
    DateWords(
      "es", date: "d MMM y", long: "d 'de' MMMM 'de' y", month: "MMMM 'de' y", day: "EEE, d MMM", time: "H:mm",
      firstWeekday: 1, halves: "a. m.|p. m.",
      months: "enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre",
      shortMonths: "ene|feb|mar|abr|may|jun|jul|ago|sept|oct|nov|dic",
      weekdays: "dom|lun|mar|mié|jue|vie|sáb"),
    DateWords(
      "fi", date: "d.M.y", long: "d. MMMM y", month: "LLLL y", day: "EEE d.M.", time: "H.mm",
      firstWeekday: 1, halves: "ap.|ip.",
      months:
        "tammikuuta|helmikuuta|maaliskuuta|huhtikuuta|toukokuuta|kesäkuuta|heinäkuuta|elokuuta|syyskuuta|lokakuuta|marraskuuta|joulukuuta",
      monthsAlone:
        "tammikuu|helmikuu|maaliskuu|huhtikuu|toukokuu|kesäkuu|heinäkuu|elokuu|syyskuu|lokakuu|marraskuu|joulukuu",
      shortMonths: "tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu",
      weekdays: "su|ma|ti|ke|to|pe|la"),
    DateWords(
      "fr", date: "d MMM y", long: "d MMMM y", month: "MMMM y", day: "EEE d MMM", time: "HH:mm",
      firstWeekday: 1, halves: "AM|PM",
      months: "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre",
      shortMonths: "janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.",
      weekdays: "dim.|lun.|mar.|mer.|jeu.|ven.|sam."),
    DateWords(
      "he", date: "d בMMM y", long: "d בMMMM y", month: "MMMM y", day: "EEE, d בMMM", time: "H:mm",
      firstWeekday: 0, halves: "לפ׳|אח׳",
      months: "ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר",
      shortMonths: "ינו׳|פבר׳|מרץ|אפר׳|מאי|יוני|יולי|אוג׳|ספט׳|אוק׳|נוב׳|דצמ׳",
      weekdays: "יום א׳|יום ב׳|יום ג׳|יום ד׳|יום ה׳|יום ו׳|שבת"),
    DateWords(
      "hu", date: "y. MMM d.", long: "y. MMMM d.", month: "y. MMMM", day: "MMM d., EEE", time: "H:mm",
      firstWeekday: 1, halves: "de.|du.",
      months: "január|február|március|április|május|június|július|augusztus|szeptember|október|november|december",
      shortMonths: "jan.|febr.|márc.|ápr.|máj.|jún.|júl.|aug.|szept.|okt.|nov.|dec.",
      weekdays: "V|H|K|Sze|Cs|P|Szo"),
    DateWords(
      "id", date: "d MMM y", long: "d MMMM y", month: "MMMM y", day: "EEE, d MMM", time: "HH.mm",
      firstWeekday: 0, halves: "AM|PM",
      months: "Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember",
      shortMonths: "Jan|Feb|Mar|Apr|Mei|Jun|Jul|Agu|Sep|Okt|Nov|Des",
      weekdays: "Min|Sen|Sel|Rab|Kam|Jum|Sab"),
    DateWords(
      "it", date: "d MMM y", long: "d MMMM y", month: "MMMM y", day: "EEE d MMM", time: "HH:mm",
      firstWeekday: 1, halves: "AM|PM",
      months: "gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre",
      shortMonths: "gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic",
      weekdays: "dom|lun|mar|mer|gio|ven|sab"),
    DateWords(
      "ja", date: "y/MM/dd", long: "y年M月d日", month: "y年M月", day: "M月d日(EEE)", time: "H:mm",
      firstWeekday: 0, halves: "午前|午後",
      months: "1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月",
      shortMonths: "1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月",
      weekdays: "日|月|火|水|木|金|土"),
    DateWords(
      "ko", date: "y. M. d.", long: "y년 MMMM d일", month: "y년 MMMM", day: "MMM d일 (EEE)", time: "a h:mm",
      firstWeekday: 0, halves: "오전|오후",
      months: "1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|11월|12월",
      shortMonths: "1월|2월|3월|4월|5월|6월|7월|8월|9월|10월|11월|12월",
      weekdays: "일|월|화|수|목|금|토"),
    DateWords(
      "nb", date: "d. MMM y", long: "d. MMMM y", month: "MMMM y", day: "EEE d. MMM", time: "HH:mm",
      firstWeekday: 1, halves: "am|pm",
      months: "januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember",
      shortMonths: "jan.|feb.|mars|apr.|mai|juni|juli|aug.|sep.|okt.|nov.|des.",
      weekdays: "søn.|man.|tir.|ons.|tor.|fre.|lør."),
    DateWords(
      "nl", date: "d MMM y", long: "d MMMM y", month: "MMMM y", day: "EEE d MMM", time: "HH:mm",
      firstWeekday: 1, halves: "AM|PM",
      months: "januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december",
      shortMonths: "jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec",
      weekdays: "zo|ma|di|wo|do|vr|za"),
    DateWords(
      "pl", date: "d MMM y", long: "d MMMM y", month: "LLLL y", day: "EEE, d MMM", time: "HH:mm",
      firstWeekday: 1, halves: "AM|PM",
      months: "stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia",
      monthsAlone: "styczeń|luty|marzec|kwiecień|maj|czerwiec|lipiec|sierpień|wrzesień|październik|listopad|grudzień",
      shortMonths: "sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru",
      weekdays: "niedz.|pon.|wt.|śr.|czw.|pt.|sob."),
    DateWords(
      "pt", date: "d 'de' MMM 'de' y", long: "d 'de' MMMM 'de' y", month: "MMMM 'de' y", day: "EEE, d 'de' MMM",
      time: "HH:mm",
      firstWeekday: 0, halves: "AM|PM",
      months: "janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro",
      shortMonths: "jan.|fev.|mar.|abr.|mai.|jun.|jul.|ago.|set.|out.|nov.|dez.",
      weekdays: "dom.|seg.|ter.|qua.|qui.|sex.|sáb."),
    DateWords(
      "pt-PT", date: "dd/MM/y", long: "d 'de' MMMM 'de' y", month: "MMMM 'de' y", day: "EEE, d/MM", time: "HH:mm",
      firstWeekday: 0, halves: "AM|PM",
      months: "janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro",
      shortMonths: "jan.|fev.|mar.|abr.|mai.|jun.|jul.|ago.|set.|out.|nov.|dez.",
      weekdays: "dom.|seg.|ter.|qua.|qui.|sex.|sáb."),
    DateWords(
      "ro", date: "d MMM y", long: "d MMMM y", month: "MMMM y", day: "EEE, d MMM", time: "HH:mm",
      firstWeekday: 1, halves: "a.m.|p.m.",
      months: "ianuarie|februarie|martie|aprilie|mai|iunie|iulie|august|septembrie|octombrie|noiembrie|decembrie",
      shortMonths: "ian.|feb.|mar.|apr.|mai|iun.|iul.|aug.|sept.|oct.|nov.|dec.",
      weekdays: "dum.|lun.|mar.|mie.|joi|vin.|sâm."),
    DateWords(
      "ru", date: "d MMM y 'г'.", long: "d MMMM y 'г'.", month: "LLLL y 'г'.", day: "ccc, d MMM", time: "HH:mm",
      firstWeekday: 1, halves: "AM|PM",
      months: "января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря",
      monthsAlone: "январь|февраль|март|апрель|май|июнь|июль|август|сентябрь|октябрь|ноябрь|декабрь",
      shortMonths: "янв.|февр.|марта|апр.|мая|июня|июля|авг.|сент.|окт.|нояб.|дек.",
      weekdays: "Вс|Пн|Вт|Ср|Чт|Пт|Сб"),
    DateWords(
      "sv", date: "d MMM y", long: "d MMMM y", month: "MMMM y", day: "EEE d MMM", time: "HH:mm",
      firstWeekday: 1, halves: "fm|em",
      months: "januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december",
      shortMonths: "jan.|feb.|mars|apr.|maj|juni|juli|aug.|sep.|okt.|nov.|dec.",
      weekdays: "sön|mån|tis|ons|tors|fre|lör"),
    DateWords(
      "tr", date: "d MMM y", long: "d MMMM y", month: "MMMM y", day: "d MMM EEE", time: "HH:mm",
      firstWeekday: 1, halves: "ÖÖ|ÖS",
      months: "Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık",
      shortMonths: "Oca|Şub|Mar|Nis|May|Haz|Tem|Ağu|Eyl|Eki|Kas|Ara",
      weekdays: "Paz|Pzt|Sal|Çar|Per|Cum|Cmt"),
    DateWords(
      "uk", date: "d MMM y 'р'.", long: "d MMMM y 'р'.", month: "LLLL y 'р'.", day: "EEE, d MMM", time: "HH:mm",
      firstWeekday: 1, halves: "дп|пп",
      months: "січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня",
      monthsAlone: "січень|лютий|березень|квітень|травень|червень|липень|серпень|вересень|жовтень|листопад|грудень",
      shortMonths: "січ.|лют.|бер.|квіт.|трав.|черв.|лип.|серп.|вер.|жовт.|лист.|груд.",
      weekdays: "нд|пн|вт|ср|чт|пт|сб"),
    DateWords(
      "vi", date: "'ngày' d MMM, y", long: "'ngày' d MMMM, y", month: "MMMM 'năm' y", day: "EEE, d MMM", time: "HH:mm",
      firstWeekday: 1, halves: "SA|CH",
      months: "tháng 1|tháng 2|tháng 3|tháng 4|tháng 5|tháng 6|tháng 7|tháng 8|tháng 9|tháng 10|tháng 11|tháng 12",
      monthsAlone: "Tháng 1|Tháng 2|Tháng 3|Tháng 4|Tháng 5|Tháng 6|Tháng 7|Tháng 8|Tháng 9|Tháng 10|Tháng 11|Tháng 12",
      shortMonths: "thg 1|thg 2|thg 3|thg 4|thg 5|thg 6|thg 7|thg 8|thg 9|thg 10|thg 11|thg 12",
      weekdays: "CN|Th 2|Th 3|Th 4|Th 5|Th 6|Th 7"),
    DateWords(
      "zh-Hans", date: "y年M月d日", long: "y年M月d日", month: "y年M月", day: "M月d日 EEE", time: "HH:mm",
      firstWeekday: 0, halves: "上午|下午",
      months: "一月|二月|三月|四月|五月|六月|七月|八月|九月|十月|十一月|十二月",
      shortMonths: "1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月",
      weekdays: "周日|周一|周二|周三|周四|周五|周六"),
    DateWords(
      "zh-Hant", date: "y年M月d日", long: "y年M月d日", month: "y年M月", day: "M月d日 EEE", time: "ah:mm",
      firstWeekday: 0, halves: "上午|下午",
      months: "1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月",
      shortMonths: "1月|2月|3月|4月|5月|6月|7月|8月|9月|10月|11月|12月",
      weekdays: "週日|週一|週二|週三|週四|週五|週六"),
  ]
}
