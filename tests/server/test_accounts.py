"""Accounts: passkeys that prove themselves, passwords that do not tell names, and nothing left after a deletion."""

from __future__ import annotations

import json
import subprocess
import sys
import time
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Literal

import cbor2
import pytest
from argon2.profiles import CHEAPEST
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Connection, MetaData, create_engine, event, func, select

from grandee.core.refusals import BadInput
from grandee.core.words import LANGUAGES
from grandee.server.accounts import Accounts, IssuedChallenge, accounts_available
from grandee.server.accounts.accounts import MOST_PASSKEYS
from grandee.server.accounts.passkeys import RelyingParty, Unproven, new_challenge
from grandee.server.accounts.passwords import Passwords
from grandee.server.accounts.text import tidy_name
from grandee.server.storage.account_rows import define
from tests.server.authenticator import PRESENT, Passkey, decoded, encoded

KEY = bytes(range(32))
PARTY = RelyingParty("play.example", ["https://play.example"], "Grandee")
FORMS: tuple[Literal["NFC", "NFD", "NFKC", "NFKD"], ...] = ("NFC", "NFD", "NFKC", "NFKD")
GOOD = "correct horse battery"


class Clock:
    now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Site:
    """A server's accounts, its database and its clock."""

    accounts: Accounts
    connection: Connection
    clock: Clock

    def join(self, name: str, passkey: Passkey) -> str:
        begun = self.accounts.begin_registration(self.connection, name)
        return self.accounts.finish_registration(self.connection, begun.state, passkey.create(begun.options))

    def login(self, passkey: Passkey) -> str:
        begun = self.accounts.begin_login()
        return self.accounts.finish_login(self.connection, begun.state, passkey.get(begun.options))

    def add(self, account: str, passkey: Passkey, label: str = "") -> None:
        begun = self.accounts.begin_passkey(self.connection, account)
        self.accounts.add_passkey(self.connection, account, begun.state, passkey.create(begun.options), label)

    def rows(self) -> dict[str, int]:
        rows = self.accounts.rows
        return {
            table.name: self.connection.execute(select(func.count()).select_from(table)).scalar_one()
            for table in (rows.accounts, rows.passkeys, rows.passwords, rows.challenges)
        }


@pytest.fixture(params=["sqlite"])
def connection(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Connection]:
    engine = create_engine(f"{request.param}:///{tmp_path / 'accounts.db'}")

    @event.listens_for(engine, "connect")
    def foreign_keys(raw: object, _record: object) -> None:
        raw.execute("PRAGMA foreign_keys = ON")  # type: ignore[attr-defined]

    with engine.connect() as made:
        yield made
    engine.dispose()


@pytest.fixture
def site(connection: Connection) -> Site:
    metadata, clock = MetaData(), Clock()
    tables = define(metadata)
    metadata.create_all(connection)
    cheap = Passwords(CHEAPEST)
    accounts = Accounts(tables, "play.example", ["https://play.example"], KEY, clock=clock, passwords=cheap)
    return Site(accounts, connection, clock)


def refusal(doing: Callable[..., object], *given: object) -> str:
    """The message id of a refusal, which has words in every language."""
    with pytest.raises(BadInput) as caught:
        doing(*given)
    assert all(caught.value.render(language) for language in LANGUAGES)
    return caught.value.message.message


# Passkeys


def test_a_passkey_opens_the_account_it_was_made_for(site: Site) -> None:
    phone, laptop = Passkey(), Passkey()
    zofie, jan = site.join("Žofie", phone), site.join("Jan", laptop)
    assert zofie != jan
    site.clock.now += 86_400
    assert [site.login(phone), site.login(laptop), site.login(phone)] == [zofie, jan, zofie]
    found = site.accounts.find(site.connection, zofie)
    assert (found.name, found.created, found.has_password) == ("Žofie", 1_800_000_000, False)
    assert [(key.id, key.created, key.last_used) for key in found.passkeys] == [
        (encoded(phone.credential), 1_800_000_000, 1_800_086_400)
    ]


def test_the_page_is_asked_for_a_discoverable_passkey(site: Site) -> None:
    options = json.loads(site.accounts.begin_registration(site.connection, "Žofie").options)
    assert options["authenticatorSelection"] == {
        "residentKey": "required",
        "requireResidentKey": True,
        "userVerification": "preferred",
    }
    assert options["attestation"] == "none"
    asked = json.loads(site.accounts.begin_login().options)
    assert (asked["rpId"], asked["userVerification"]) == ("play.example", "preferred")
    assert not asked.get("allowCredentials")


def test_a_passkey_without_a_finger_or_a_counter_will_do(site: Site) -> None:
    passkey = Passkey(flags=PRESENT, counter=0, steps=0)
    account = site.join("Jan", passkey)
    assert site.login(passkey) == site.login(passkey) == account


@pytest.mark.parametrize(
    "stranger",
    [Passkey(origin="https://play.example.evil"), Passkey(rp_id="evil.example"), Passkey(flags=0)],
    ids=["origin", "rp id", "nobody there"],
)
def test_a_passkey_of_another_place_is_refused(site: Site, stranger: Passkey) -> None:
    assert refusal(site.join, "Jan", stranger) == "account-passkey-refused"
    assert not any(site.rows().values())
    honest = Passkey()
    site.join("Jan", honest)
    honest.origin, honest.rp_id, honest.flags = stranger.origin, stranger.rp_id, stranger.flags
    assert refusal(site.login, honest) == "account-login-failed"


def test_an_answer_to_another_challenge_is_refused(site: Site) -> None:
    accounts, connection, passkey = site.accounts, site.connection, Passkey()
    one, two = (accounts.begin_registration(connection, "Jan") for _ in range(2))
    crossed = passkey.create(one.options)
    assert refusal(accounts.finish_registration, connection, two.state, crossed) == "account-passkey-refused"
    site.join("Jan", passkey)
    first, second = accounts.begin_login(), accounts.begin_login()
    signed = passkey.get(first.options)
    assert refusal(accounts.finish_login, connection, second.state, signed) == "account-login-failed"
    assert accounts.finish_login(connection, first.state, signed)


def test_a_challenge_can_be_answered_for_five_minutes(site: Site) -> None:
    accounts, connection, passkey = site.accounts, site.connection, Passkey()
    begun = accounts.begin_registration(connection, "Jan")
    made = passkey.create(begun.options)
    site.clock.now += 300
    assert refusal(accounts.finish_registration, connection, begun.state, made) == "account-attempt-over"
    site.clock.now -= 1
    assert accounts.finish_registration(connection, begun.state, made)
    login = accounts.begin_login()
    signed = passkey.get(login.options)
    site.clock.now += 300
    assert refusal(accounts.finish_login, connection, login.state, signed) == "account-login-failed"


def test_a_challenge_can_be_answered_once(site: Site) -> None:
    accounts, connection, passkey = site.accounts, site.connection, Passkey(counter=0, steps=0)
    begun = accounts.begin_registration(connection, "Jan")
    made = passkey.create(begun.options)
    account = accounts.finish_registration(connection, begun.state, made)
    assert refusal(accounts.finish_registration, connection, begun.state, made) == "account-attempt-over"
    login = accounts.begin_login()
    signed = passkey.get(login.options)
    assert accounts.finish_login(connection, login.state, signed) == account
    assert refusal(accounts.finish_login, connection, login.state, signed) == "account-login-failed"
    accounts.delete(connection, account)
    assert refusal(accounts.finish_registration, connection, begun.state, made) == "account-attempt-over"


def test_spent_challenges_are_forgotten_when_they_are_too_old(site: Site) -> None:
    passkey = Passkey()
    site.join("Jan", passkey)
    for _ in range(5):
        site.login(passkey)
    assert site.rows()["challenges"] == 6
    site.clock.now += 1000
    site.login(passkey)
    assert site.rows()["challenges"] == 1


def test_a_state_that_was_not_signed_here_or_not_for_this_is_refused(site: Site) -> None:
    accounts, connection, passkey = site.accounts, site.connection, Passkey()
    begun, login = accounts.begin_registration(connection, "Jan"), accounts.begin_login()
    body, signature = begun.state.split(".")
    renamed = encoded(decoded(body).replace(b"Jan", b"Eva"))
    foreign = Accounts(accounts.rows, "play.example", ["https://play.example"], bytes(32), clock=site.clock)
    made = passkey.create(begun.options)
    for state in ("", ".", body, "é." + signature, f"{renamed}.{signature}", foreign.begin_login().state, login.state):
        assert refusal(accounts.finish_registration, connection, state, made) == "account-attempt-over"
    with pytest.raises(ValueError, match="32 bytes"):
        Accounts(accounts.rows, "play.example", [], b"short")


def test_any_worker_with_the_key_takes_up_what_another_began(site: Site) -> None:
    other = Accounts(site.accounts.rows, "play.example", ["https://play.example"], KEY, clock=site.clock)
    passkey = Passkey()
    begun = site.accounts.begin_registration(site.connection, "Jan")
    account = other.finish_registration(site.connection, begun.state, passkey.create(begun.options))
    login = other.begin_login()
    assert site.accounts.finish_login(site.connection, login.state, passkey.get(login.options)) == account


def test_a_copied_passkey_is_refused_as_soon_as_its_counter_goes_back(site: Site) -> None:
    passkey = Passkey()
    account = site.join("Jan", passkey)
    copied = passkey.cloned()
    assert site.login(passkey) == account
    assert refusal(site.login, copied) == "account-login-failed"  # the same number again
    copied.counter = 0
    assert refusal(site.login, copied) == "account-login-failed"
    assert site.login(passkey) == account


def test_nobody_comes_in_with_a_passkey_of_somebody_else(site: Site) -> None:
    mine, yours, unknown = Passkey(), Passkey(), Passkey()
    site.join("Jan", mine)
    site.join("Eva", yours)
    yours_as_mine = mine.cloned()
    yours_as_mine.handle = yours.handle  # right signature, wrong account
    forged = mine.cloned()
    forged.key = yours.key  # right name, wrong signature
    nameless = mine.cloned()
    nameless.handle = b""
    for intruder in (yours_as_mine, forged, nameless, unknown):
        assert refusal(site.login, intruder) == "account-login-failed"
    begun = site.accounts.begin_registration(site.connection, "Thief")
    taken = mine.create(begun.options)
    finish = site.accounts.finish_registration
    assert refusal(finish, site.connection, begun.state, taken) == "account-passkey-known"
    assert site.rows()["accounts"] == 2


@pytest.mark.parametrize("junk", ["", "{}", "[1]", "null", '{"id": 1}', "\ud800", "[" * 5000])
def test_an_answer_that_makes_no_sense_is_refused(site: Site, junk: str) -> None:
    accounts, connection = site.accounts, site.connection
    begun, login = accounts.begin_registration(connection, "Jan"), accounts.begin_login()
    assert refusal(accounts.finish_registration, connection, begun.state, junk) == "account-passkey-refused"
    assert refusal(accounts.finish_login, connection, login.state, junk) == "account-login-failed"


@given(st.sampled_from(["attestationObject", "clientDataJSON"]), st.integers(0), st.binary(max_size=3))
def test_a_damaged_passkey_is_refused_or_harmless(part: str, place: int, instead: bytes) -> None:
    challenge = new_challenge("register", 0, "account", "Jan")
    answer = json.loads(Passkey().create(PARTY.creation_options(challenge, ())))
    data = decoded(answer["response"][part])
    cut = place % len(data)
    answer["response"][part] = encoded(data[:cut] + instead + data[cut + len(instead) + 1 :])
    with suppress(Unproven):
        PARTY.verify_creation(challenge, json.dumps(answer))


@given(st.sampled_from(["authenticatorData", "clientDataJSON", "signature"]), st.integers(0), st.integers(1, 255))
def test_a_damaged_signature_is_refused(part: str, place: int, change: int) -> None:
    challenge, passkey = new_challenge("login", 0), Passkey(handle=b"account")
    answer = json.loads(passkey.get(PARTY.request_options(challenge)))
    data = bytearray(decoded(answer["response"][part]))
    data[place % len(data)] ^= change
    answer["response"][part] = encoded(bytes(data))
    with pytest.raises(Unproven):
        PARTY.verify_assertion(challenge, PARTY.claim(json.dumps(answer)), cbor2.dumps(passkey.cose()), 0)


# Several means of logging in


def test_an_account_can_have_several_passkeys(site: Site) -> None:
    phone, laptop = Passkey(), Passkey()
    account = site.join("Jan", phone)
    site.clock.now += 1
    site.add(account, laptop, " my  laptop ")
    assert site.login(laptop) == site.login(phone) == account
    assert [key.label for key in site.accounts.find(site.connection, account).passkeys] == ["", "my laptop"]
    excluded = json.loads(site.accounts.begin_passkey(site.connection, account).options)["excludeCredentials"]
    assert {known["id"] for known in excluded} == {encoded(phone.credential), encoded(laptop.credential)}


def test_a_passkey_joins_only_the_account_that_asked_for_it(site: Site) -> None:
    jan, eva = site.join("Jan", Passkey()), site.join("Eva", Passkey())
    begun: IssuedChallenge = site.accounts.begin_passkey(site.connection, jan)
    made = Passkey().create(begun.options)
    add = site.accounts.add_passkey
    assert refusal(add, site.connection, eva, begun.state, made) == "account-attempt-over"
    assert refusal(add, site.connection, jan, begun.state, made, "\n") == "account-label-characters"
    assert refusal(add, site.connection, jan, begun.state, made, "x" * 41) == "account-label-length"
    add(site.connection, jan, begun.state, made)
    assert refusal(add, site.connection, jan, begun.state, made) == "account-attempt-over"


def test_an_account_has_not_endlessly_many_passkeys(site: Site) -> None:
    account = site.join("Jan", Passkey())
    late = site.accounts.begin_passkey(site.connection, account)
    for _ in range(MOST_PASSKEYS - 1):
        site.add(account, Passkey())
    assert refusal(site.add, account, Passkey()) == "account-too-many-passkeys"
    made = Passkey().create(late.options)
    add = site.accounts.add_passkey
    assert refusal(add, site.connection, account, late.state, made) == "account-too-many-passkeys"


def test_the_last_means_of_logging_in_is_never_removed(site: Site) -> None:
    first, second = Passkey(), Passkey()
    account, other = site.join("Jan", first), site.join("Eva", Passkey())
    remove, connection = site.accounts.remove_passkey, site.connection
    assert refusal(remove, connection, account, encoded(first.credential)) == "account-last-means"
    site.add(account, second)
    assert refusal(remove, connection, other, encoded(second.credential)) == "account-passkey-unknown"
    for nonsense in ("", "a", "é", encoded(bytes(32))):
        assert refusal(remove, connection, account, nonsense) == "account-passkey-unknown"
    remove(connection, account, encoded(first.credential))
    assert refusal(site.login, first) == "account-login-failed"
    assert refusal(remove, connection, account, encoded(second.credential)) == "account-last-means"
    site.accounts.set_password(connection, account, GOOD)
    remove(connection, account, encoded(second.credential))
    assert site.accounts.login_with_password(connection, "jan", GOOD) == account


# Passwords


def test_a_password_opens_the_account_and_nothing_else_does(site: Site) -> None:
    accounts, connection = site.accounts, site.connection
    account = accounts.register_with_password(connection, "Jan", GOOD)
    passkey_only = site.join("Eva", Passkey())
    assert accounts.login_with_password(connection, "JAN ", GOOD) == account
    tries = [("Jan", GOOD + "!"), ("Eva", GOOD), ("Nobody", GOOD), ("", GOOD), ("\0", GOOD), ("Jan", "x"), ("Jan", "")]
    for name, password in (*tries, ("Jan", "x" * 201), ("x" * 10_000, "x" * 10_000)):
        assert refusal(accounts.login_with_password, connection, name, password) == "account-login-failed"
    accounts.set_password(connection, account, "another one")
    assert accounts.login_with_password(connection, "Jan", "another one") == account
    assert refusal(accounts.login_with_password, connection, "Jan", GOOD) == "account-login-failed"
    accounts.set_password(connection, passkey_only, GOOD)
    assert accounts.login_with_password(connection, "Eva", GOOD) == passkey_only


@pytest.mark.parametrize("password", ["", "1234567", "x" * 201, "x" * 100_000, "e\u0301" * 7])
def test_a_password_is_neither_too_short_nor_too_long(site: Site, password: str) -> None:
    register = site.accounts.register_with_password
    assert refusal(register, site.connection, "Jan", password) == "account-password-length"
    account = site.join("Jan", Passkey())
    change = site.accounts.set_password
    assert refusal(change, site.connection, account, password) == "account-password-length"


@pytest.mark.parametrize("password", ["x" * 8, "x" * 200, "příliš žluťoučký", "\ud800" * 8])
def test_a_password_is_any_text_and_however_a_keyboard_writes_it(site: Site, password: str) -> None:
    account = site.accounts.register_with_password(site.connection, "Jan", unicodedata.normalize("NFD", password))
    assert site.accounts.login_with_password(site.connection, "Jan", password) == account


def test_passwords_are_kept_as_argon2id_with_the_parameters_of_rfc_9106() -> None:
    kept = Passwords().hashed(GOOD)
    assert kept.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert Passwords().dummy_hash.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert len(Passwords().dummy_hash) == len(kept)


def test_a_hash_with_old_parameters_is_replaced_at_the_next_login(site: Site) -> None:
    accounts, connection, passwords = site.accounts, site.connection, site.accounts.rows.passwords
    account = accounts.register_with_password(connection, "Jan", GOOD)
    hash_ = select(passwords.c.hash).where(passwords.c.account == account)
    old = connection.execute(hash_).scalar_one()
    accounts.login_with_password(connection, "Jan", GOOD)
    assert connection.execute(hash_).scalar_one() == old
    accounts.passwords = Passwords()
    assert refusal(accounts.login_with_password, connection, "Jan", "wrong one") == "account-login-failed"
    assert connection.execute(hash_).scalar_one() == old
    assert accounts.login_with_password(connection, "Jan", GOOD) == account
    assert connection.execute(hash_).scalar_one().startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert accounts.login_with_password(connection, "Jan", GOOD) == account


@pytest.mark.slow
def test_an_unknown_name_takes_as_long_as_a_wrong_password(site: Site) -> None:
    """Measured in processor time, which a busy machine does not change much."""
    site.accounts.passwords = Passwords()
    site.accounts.register_with_password(site.connection, "Jan", GOOD)
    spent: dict[str, list[float]] = {"Jan": [], "Nobody": []}
    for _ in range(9):
        for name, times in spent.items():
            begin = time.process_time()
            with pytest.raises(BadInput):
                site.accounts.login_with_password(site.connection, name, "wrong one")
            times.append(time.process_time() - begin)
    medians = sorted(median(times) for times in spent.values())
    assert medians[1] / medians[0] < 1.5


# Names


@pytest.mark.parametrize(
    ("taken", "same"),
    [
        ("Jan", "jAN"),
        ("Žofie", "Z\u030cofie"),
        ("Straße", "STRASSE"),
        ("Fiona", "ﬁona"),
        ("Jan 2", "Ｊａｎ  ２ "),
    ],
)
def test_names_that_read_the_same_are_the_same(site: Site, taken: str, same: str) -> None:
    accounts, connection = site.accounts, site.connection
    waiting, passkey = accounts.begin_registration(connection, same), Passkey()
    account = accounts.register_with_password(connection, taken, GOOD)
    assert refusal(accounts.begin_registration, connection, same) == "account-name-taken"
    assert refusal(accounts.register_with_password, connection, same, GOOD) == "account-name-taken"
    late = passkey.create(waiting.options)
    assert refusal(accounts.finish_registration, connection, waiting.state, late) == "account-name-taken"
    assert accounts.login_with_password(connection, same, GOOD) == account
    assert site.rows()["accounts"] == 1


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("", "name-length"),
        ("   ", "name-length"),
        ("x" * 41, "name-length"),
        ("x" * 100_000, "name-length"),
        ("Jan\0", "name-characters"),
        ("Jan\nEva", "name-characters"),
        ("Jan\u202eEva", "name-characters"),
        ("Jan\u200b", "name-characters"),
        ("Jan\ufe0f", "name-characters"),
        ("\ud800", "name-characters"),
        ("\u3164", "name-characters"),
        ("\ufe0f", "name-characters"),
    ],
)
def test_a_name_has_1_to_40_characters_that_can_be_seen(site: Site, name: str, message: str) -> None:
    accounts, connection = site.accounts, site.connection
    assert refusal(accounts.begin_registration, connection, name) == message
    assert refusal(accounts.register_with_password, connection, name, GOOD) == message


def key_of(name: str) -> str | None:
    """The name as it is compared; None if it is refused."""
    try:
        return tidy_name(name)[1]
    except BadInput:
        return None


@given(st.text(st.characters(exclude_categories=("C", "Zl", "Zp")), min_size=1, max_size=12))
def test_no_way_of_writing_makes_another_name(name: str) -> None:
    key = key_of(name)
    for written in (name.casefold(), name.lower(), *(unicodedata.normalize(form, name) for form in FORMS)):
        assert key_of(written) in (key, None)
    assert key is None or key_of(key) in (key, None)


# The end


def test_a_deleted_account_leaves_nothing(site: Site) -> None:
    phone, laptop, other = Passkey(), Passkey(), Passkey()
    accounts, connection = site.accounts, site.connection
    account, eva = site.join("Jan", phone), site.join("Eva", other)
    site.add(account, laptop)
    accounts.set_password(connection, account, GOOD)
    waiting = accounts.begin_passkey(connection, account)
    accounts.delete(connection, account)
    assert site.rows() == {"accounts": 1, "passkeys": 1, "passwords": 0, "challenges": 3}
    assert refusal(site.login, phone) == "account-login-failed"
    assert refusal(accounts.login_with_password, connection, "Jan", GOOD) == "account-login-failed"
    late = Passkey().create(waiting.options)
    add = accounts.add_passkey
    assert refusal(add, connection, account, waiting.state, late) == "account-unknown"
    assert refusal(accounts.set_password, connection, account, GOOD) == "account-unknown"
    assert refusal(accounts.find, connection, account) == "account-unknown"
    assert refusal(accounts.delete, connection, account) == "account-unknown"
    assert site.login(other) == eva
    assert site.join("Jan", phone) != account  # the name and the passkey are free again


def test_without_the_extra_the_module_can_be_imported_and_says_so() -> None:
    assert accounts_available()
    hidden = (
        "import sys\n"
        "import importlib.util as u\n"
        "real = u.find_spec\n"
        "u.find_spec = lambda name, *more: None if name in ('argon2', 'webauthn') else real(name, *more)\n"
        "sys.modules['argon2'] = sys.modules['webauthn'] = None\n"
        "from grandee.server.accounts import accounts_available\n"
        "print(accounts_available())"
    )
    answer = subprocess.run([sys.executable, "-c", hidden], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "False"
