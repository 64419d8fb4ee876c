"""Terms in the text: every form is explained by the glossary's own entry."""

import pytest

from narde_core.wording import LANGUAGES, Language
from site_tools.paths import DOCS
from site_tools.terms import EN, FORMS, LONGEST, RU, entries, plain, short

GLOSSARIES = {"ru": RU, "en": EN}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_explained_in_plain_words(language: Language) -> None:
    explained = entries((DOCS / language / "glossary.md").read_text(encoding="utf-8"))
    for name, forms in FORMS[language].items():
        for form in forms.split(", "):
            said = GLOSSARIES[language][form]
            assert said == explained[name]
            assert said.endswith((".", "!", "?"))
            assert not set("[]*`<>{}") & set(said)
            assert GLOSSARIES[language][form[0].upper() + form[1:]] == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_form_stands_for_two_terms(language: Language) -> None:
    forms = [form for listed in FORMS[language].values() for form in listed.split(", ")]
    assert len(set(forms)) == len(forms)


def test_an_entry_is_read_from_the_glossary() -> None:
    text = "# G {#g}\n\n### Blot {#blot}\n\nA *lone* checker\non [a point](x.md#y). Short.\n\nMore.\n\n### Bar {#bar}\n\nThe `bar`.\n"
    assert entries(text) == {"blot": "A lone checker on a point. Short.", "bar": "The bar."}


def test_a_tooltip_holds_whole_sentences() -> None:
    sentence = "A" * (LONGEST - 20) + "."
    assert short(f"{sentence} Short. {sentence}") == f"{sentence} Short."
    assert short(f"{sentence}{sentence} More.") == f"{sentence}{sentence}"
    assert plain("see [this](a.md){ .x } and **that**") == "see this and that"
