"""Accounts, for those who want their games on several devices: passkeys, and passwords where there are none."""

from grandee.server.accounts.accounts import (
    Account,
    Accounts,
    AccountTables,
    IssuedChallenge,
    Passkey,
    accounts_available,
)

__all__ = ["Account", "AccountTables", "Accounts", "IssuedChallenge", "Passkey", "accounts_available"]
