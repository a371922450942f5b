"""Accounts, for those who want their games on several devices: passkeys, and passwords where there are none."""

from grandee.server.accounts.accounts import (
    Account,
    AccountRows,
    Accounts,
    IssuedChallenge,
    Passkey,
    accounts_available,
)

__all__ = ["Account", "AccountRows", "Accounts", "IssuedChallenge", "Passkey", "accounts_available"]
