"""What whoever runs a server writes and reads: networks, names of accounts, names of tables."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_network

import msgspec

from grandee.core.refusals import BadInput
from grandee.server.accounts.text import tidy_name
from grandee.server.storage import people
from grandee.server.storage.database import Connection
from grandee.server.tables.names import shown

HOUSEHOLD_BITS = 64  # bits of an IPv6 network that one household has; a smaller part of it bars nobody
MAPPED = IPv6Network("::ffff:0:0/96")  # where IPv6 has the addresses of IPv4
Network = IPv4Network | IPv6Network


def network(text: str) -> Network:
    """An address or a network, as it is barred: of IPv6 never less than a household has."""
    try:
        found = ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadInput(text, "bad-network") from None
    if isinstance(found, IPv6Network):
        mapped = found.network_address.ipv4_mapped
        if mapped is not None and found.prefixlen >= MAPPED.prefixlen:
            return ip_network((mapped, found.prefixlen - MAPPED.prefixlen))
        if found.prefixlen > HOUSEHOLD_BITS:
            if found.supernet_of(MAPPED):  # all of IPv4 and more: nobody can mean that
                raise BadInput(text, "bad-network")
            return found.supernet(new_prefix=HOUSEHOLD_BITS)
    return found


def account_of(connection: Connection, name: str) -> str:
    """The id of the account with a name, however it is written."""
    found = people.account_with_key(connection, tidy_name(name)[1])
    if not found:
        raise BadInput(f"account {name}", "bad-no-account")
    return found


def names_of(connection: Connection, accounts: Iterable[str]) -> dict[str, str]:
    """What accounts are called, as it can be printed, by their ids."""
    return {account: shown(name) for account, name in people.account_names(connection, accounts).items()}


class Called(msgspec.Struct):
    """The terms of a table, as far as its name."""

    name: str = ""


def name_in(terms: str) -> str:
    """The name of a table as it can be printed; none where the terms cannot be read."""
    try:
        return shown(msgspec.json.decode(terms, type=Called).name)
    except msgspec.DecodeError:
        return ""
