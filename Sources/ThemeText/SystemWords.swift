/// The words that UIKit itself shows, in the languages of iOS. Words that are missing in a language are English.
package enum SystemWords {
  /// - Parameter name: the word in English, as in the name of a system item: `cancel`, `topRated`.
  package static func word(_ name: String, in language: LanguageTag?) -> String? {
    guard let row = rows[name] else { return nil }
    for tag in language?.fallbacks ?? [] {
      if let index = columns.firstIndex(of: tag.text == "no" ? "nb" : tag.text), row.indices.contains(index) {
        return row[index]
      }
    }
    return row.first
  }

  private static let columns = [
    "en", "de", "fr", "es", "it", "nl", "pt", "sv", "da", "nb", "fi", "pl", "ru", "ja", "ko",
  ]

  private static let rows: [String: [String]] = table.reduce(into: [:]) { rows, line in
    rows[line.name] = line.words.split(separator: "|").map(String.init)
  }

  private static let table: [(name: String, words: String)] = [
    (
      "cancel",
      "Cancel|Abbrechen|Annuler|Cancelar|Annulla|Annuleer|Cancelar|Avbryt|Annuller|Avbryt|Kumoa|Anuluj|Отменить|キャンセル|취소"
    ),
    ("done", "Done|Fertig|OK|OK|Fine|Gereed|OK|Klar|OK|Ferdig|Valmis|Gotowe|Готово|完了|완료"),
    (
      "save",
      "Save|Sichern|Enregistrer|Guardar|Salva|Bewaar|Salvar|Spara|Gem|Arkiver|Tallenna|Zachowaj|Сохранить|保存|저장"
    ),
    (
      "edit",
      "Edit|Bearbeiten|Modifier|Editar|Modifica|Wijzig|Editar|Redigera|Rediger|Rediger|Muokkaa|Edytuj|Править|編集|편집"
    ),
    (
      "undo",
      "Undo|Widerrufen|Annuler|Deshacer|Annulla|Herstel|Desfazer|Ångra|Fortryd|Angre|Kumoa|Cofnij|Отменить|取り消す|실행 취소"
    ),
    (
      "redo",
      "Redo|Wiederholen|Rétablir|Rehacer|Ripristina|Opnieuw|Refazer|Gör om|Gentag|Utfør likevel|Tee sittenkin|Powtórz|Повторить|やり直す|실행 복귀"
    ),
    (
      "back",
      "Back|Zurück|Retour|Atrás|Indietro|Terug|Voltar|Tillbaka|Tilbage|Tilbake|Takaisin|Wróć|Назад|戻る|뒤로"
    ),
    (
      "search",
      "Search|Suchen|Rechercher|Buscar|Cerca|Zoek|Buscar|Sök|Søg|Søk|Etsi|Szukaj|Поиск|検索|검색"
    ),
    ("more", "More|Mehr|Autres|Más|Altro|Meer|Mais|Mer|Mere|Mer|Lisää|Więcej|Еще|その他|더 보기"),
    (
      "favorites",
      "Favorites|Favoriten|Favoris|Favoritos|Preferiti|Favorieten|Favoritos|Favoriter|Favoritter|Favoritter|Suosikit|Ulubione|Избранное|よく使う項目|즐겨찾기"
    ),
    ("featured", "Featured"),
    ("topRated", "Top Rated"),
    (
      "recents",
      "Recents|Letzte|Récents|Recientes|Recenti|Recent|Recentes|Senaste|Seneste|Siste|Viimeisimmät|Ostatnie|Недавние|履歴|최근 항목"
    ),
    (
      "contacts",
      "Contacts|Kontakte|Contacts|Contactos|Contatti|Contacten|Contatos|Kontakter|Kontakter|Kontakter|Yhteystiedot|Kontakty|Контакты|連絡先|연락처"
    ),
    (
      "history",
      "History|Verlauf|Historique|Historial|Cronologia|Geschiedenis|Histórico|Historik|Historik|Historikk|Historia|Historia|История|履歴|방문 기록"
    ),
    (
      "bookmarks",
      "Bookmarks|Lesezeichen|Signets|Favoritos|Segnalibri|Bladwijzers|Favoritos|Bokmärken|Bogmærker|Bokmerker|Kirjanmerkit|Zakładki|Закладки|ブックマーク|책갈피"
    ),
    ("downloads", "Downloads"),
    ("mostRecent", "Most Recent"),
    ("mostViewed", "Most Viewed"),
    (
      "time",
      "Time|Uhrzeit|Heure|Hora|Ora|Tijd|Hora|Tid|Klokkeslæt|Tid|Aika|Czas|Время|時刻|시간"
    ),
  ]
}
